/** A field of life: the subjects that belong to it, and other words by which a text is known to be of it. */
type LifeField = { subjects: string; words: RegExp };

const FIELDS: Readonly<Record<string, LifeField>> = {
  animals: {
    subjects:
      "paw-prints dog-face cat-face bird birdhouse hedgehog hamster rabbit horse-face fox frog deer squirrel owl otter badger bat beaver seal swan",
    words: /(?<!\p{L})(?:animal|wildlife|tier|animaux|animais|dier)/iu,
  },
  art: {
    subjects: "artist-palette framed-picture camera pencil",
    words:
      /(?<!\p{L})(?:art(?:ist|iste|isti|istas?|e)?s?(?!\p{L})|galler|galer|kunst|künst|paint|peint|pint|foto|photo|bilder)/iu,
  },
  beauty: {
    subjects: "scissors comb hair-dryer razor barber-pole lipstick nail-polish mirror lotion-bottle",
    words:
      /(?<!\p{L})(?:hair|haar|friseur|coiff|cheveu|pelo|peluq|capell|parrucch|cabel|kapper|salon|manic|beauty)/iu,
  },
  building: {
    subjects: "building-construction brick cement-mixer excavator",
    words:
      /(?<!\p{L})(?:(?:tower |mobile )?cranes?(?!\p{L})|baukr[aä]n|grues?(?!\p{L})|grúas?(?!\p{L})|(?:auto)?gru(?!\p{L})|hijskra|gruas?(?!\p{L})|scaffold|excavat|diggers?(?!\p{L}))/iu,
  },
  childcare: {
    subjects: "teddy-bear baby-bottle playground-slide pram",
    words:
      /(?<!\p{L})(?:child|kids?(?!\p{L})|bab(?:y|ies)|toddler|parent|kinder|enfant|bambin|niñ|criança)/iu,
  },
  civic: {
    subjects: "ballot-box-with-ballot",
    words: /(?<!\p{L})(?:election|vot(?:e|er|ing)|wahl|kies|verkiezing|partij)/iu,
  },
  clothes: {
    subjects:
      "dress coat t-shirt jeans scarf gloves handbag high-heeled-shoe sewing-needle sewing-machine thread necktie",
    words:
      /(?<!\p{L})(?:mod[ae](?!\p{L})|fashion|kleid|leather|leder|pelle(?!\p{L})|cuir|tess(?:it|ut|er)|filand|ordit|tramat)/iu,
  },
  dental: {
    subjects: "dental-mirror toothbrush toothpaste",
    words:
      /(?<!\p{L})(?:(?<!(?:equine|horse) )dent(?:al|ist|air|ár)(?!\p{L}*\s[ée]quin)|orthodont|ortodon|zahn(?:arzt|ärzt|pfleg|reinig|medizin|ersatz|fee)|kieferorth|tandarts|mondzorg|mondhyg|gebit|brush(?:ing)? (?:your|their) teeth|odonto)/iu,
  },
  farm: {
    subjects: "cow-face ewe goat tractor",
    words:
      /(?<!\p{L})(?:herd|cattle|dairy|cal(?:f|v(?:es|ings?))(?!\p{L})|beef|livestock|farm|large.animal|milchvieh|rinder|kälber|kalb|nutztier|vieh|bovin|élev(?:age|eur)|vêlage|vach|ganad|vacun|terner|allevat|bestiame|stall[ae](?!\p{L})|rundvee|melkvee|veehoud|kalf|kalver|gado(?!\p{L})|vitel|bezerr|pecuár|criador)/iu,
  },
  finance: {
    subjects: "coin calculator receipt credit-card money-bag chart-increasing shield",
    words: /(?<!\p{L})(?:financ|finanz|kredit|krediet|konto|zins|hypothe|mortgage|loan|saving|spar|geld)/iu,
  },
  food: {
    subjects:
      "asparagus avocado baguette-bread beans beer-mug beetroot blueberries bread bread-roll broccoli brown-mushroom " +
      "cabbage candy canned-food carrot cheese-wedge cheese-wheel chef-hat cherries chestnut chocolate-bar cinnamon-roll " +
      "cocktail-glass cooked-rice cooking crab croissant cucumber cupcake cut-of-meat doughnut dumpling ear-of-corn egg " +
      "eggplant fish fork-and-knife-with-plate french-fries garlic gingerbread glass-of-milk grapes green-salad hamburger " +
      "honey-pot hot-beverage ice-cream jar leafy-green lemon lobster mixing-bowl olive olive-oil pancakes peach pear pie " +
      "pizza plum pot-of-food potato poultry-leg pretzel pumpkin raspberry red-apple rolling-pin sandwich sausages " +
      "shortcake shrimp soup spaghetti star-cookie strawberry sushi tomato waffle wine-glass",
    words:
      /(?<!\p{L})(?:küche|cuisine|kitchen|gasth|wirts|recipe|rezept|recette|receta|ricett|receita|recept|bak(?:e|ed|es|ing)(?!\p{L})|food|deli(?!\p{L})|fruit|obst|frutt?a|bäck|boulang|tapas|bistro|noedel|trattoria|osteria|cucina|cocina|cozinha|speise|snack|hofladen|farm shop)/iu,
  },
  cinema: {
    subjects: "clapper-board film-projector cinema-seats",
    words:
      /(?<!\p{L})(?:cin[eé]ma?s?(?!\p{L})|kino|camer(?:a|aman)s?(?!\p{L})|caméra|court.métrage|cortometra|película|regist[ai](?!\p{L})|réalisat)/iu,
  },
  exercise: {
    subjects: "desk-stretch treatment-couch spine open-hand",
    words:
      /(?<!\p{L})(?:ph?ysio|fysio|fisio|kiné|krankengymn|ostéo|osteo|chiropra|quiropr|rehab|reha(?!\p{L})|rééduc|rückens|ergonom|ergother|occupational therap|wirbels)/iu,
  },
  fibre: {
    subjects: "yarn loom wool-skein",
    words:
      /(?<!\p{L})(?:knit|crochet|skein|spinn(?:ing|er)|weav|woven|fleece|sheep|shear|(?:hand-?)?dye[dr]?s?(?!\p{L})|wool (?:shop|mill|festival)|felting|strick|häkel|gehäkelt|garn(?!\p{L})|webe[nr]|weberei|schaf|wollladen|wollgeschäft|handgefärbt|tricot|pelotes?(?!\p{L})|filature|tisserand|mouton|brebis|toison|tonte(?!\p{L})|tejer|tejid|ovillo|madeja|hilar|oveja|esquil|ganchillo|lavori? a maglia|gomitol|matass|filatura|pecor|tosatura|uncinetto|brei(?:en|garen|cafés?)?(?!\p{L})|haakt?(?:en|garen)(?!\p{L})|spinnen|wev(?:en|erij)|schap(?:en)?(?!\p{L})|croché|novelo|meada|tosqui|ovelh)/iu,
  },
  garden: {
    subjects:
      "potted-plant seedling seed-packet spade watering-can wheelbarrow plant-pot tulip daffodil dahlia daisy rose " +
      "sunflower bouquet cactus lavender poppy deciduous-tree flower-bulb greenhouse hedge lawnmower rake water-butt",
    words:
      /garden|gärtner|garten|jardin|giardin|(?<!\p{L})(?:tuin|kwekerij|vivaio|vivero|viveiro|horto|pépini|pflanz|plant(?:s|e|en|er|as|ar|ing)?(?!\p{L})|piant|(?:er|auf)?blüh|bloom|bloei|amaryllis|allotment|compost)/iu,
  },
  glass: {
    subjects: "window bucket",
    words: /zemen|glazen|kozijn|schoon|glas(?:zetter|handel)/iu,
  },
  health: {
    subjects:
      "stethoscope pill syringe adhesive-bandage ambulance hospital drop-of-blood manual-wheelchair bone",
    words: /(?<!\p{L})(?:wond|wund|medic|arts|ehbo|gezond|ortoped|disabil)/iu,
  },
  home: {
    subjects: "couch-and-lamp chair rush-chair wing-chair table bathtub hotel",
    words:
      /(?<!\p{L})(?:furnitur|mattress|bedroom|sleep|rooms?(?!\p{L})|hotel|hostel|möbel|schlaf|matratz|meuble|literie|slaap|meubel|muebles|mobiliário|hospital|ziekenhuis|zimmer|wohnheim)/iu,
  },
  horses: {
    subjects: "horseshoe saddle horse-trailer",
    words:
      /(?<!\p{L})(?:horses?(?!\p{L})|pon(?:y|ies)(?!\p{L})|donkeys?(?!\p{L})|[ée]quin[aeo]?s?(?!\p{L})|equestr|farrier|hoo(?:f|ves)|hufschmied|pferd|maréchal[- ]ferrant|chev(?:al|aux)(?!\p{L})|herrador|caballo|maniscalc|cavall[oi](?!\p{L})|hoefsmid|paard|ferrador|cavalos?(?!\p{L}))/iu,
  },
  law: {
    subjects: "balance-scale",
    words: /(?<!\p{L})(?:droit|juridi|justice|cabinet|barreau|tribunal)/iu,
  },
  letterpress: {
    subjects: "letterpress",
    words:
      /(?<!\p{L})(?:letterpress|movable type|bleisatz|handsatz|buchdruck|typographique|au plomb|caractères mobiles|(?:tipos|caracteres) móv|torchi?o?(?!\p{L})|caratteri mobili|boekdruk|degelpers|loden letter)/iu,
  },
  machining: {
    subjects: "gear",
    words:
      /(?<!\p{L})(?:engineering|metal(?:work|lurg)|cnc|lathes?(?!\p{L})|turned parts|toolmak|maschinenbau|metallbau|zerspan|drehteile|schlosserei|usinage|mécanique|tourneur|mecanizad|metalúrgic|officina meccanica|fresatura|metalmeccanic|werktuigbouw|verspaning|metaalbewerk|usinagem|metalomec|tornearia)/iu,
  },
  media: {
    subjects: "radio studio-microphone headphone newspaper",
    words: /(?<!\p{L})(?:émission|antenne|écoute|journal|ondes|auditeur)/iu,
  },
  mobility: {
    subjects: "motorized-wheelchair rollator mobility-scooter",
    words:
      /(?<!\p{L})(?:wheelchairs?(?!\p{L}|[- ](?:access|friendly|ramps?|spaces?|users?))|rollst[uü]hle?s?(?!\p{L})|rollstuhl(?:werk|repar|verleih|sport)|fauteuils? roulants?|sillas? de ruedas|sedi[ae] a rotelle|rolstoel(?:en)?(?!\p{L})|rolstoel(?:herst|repar|verhuur)|cadeiras? de rodas)/iu,
  },
  music: {
    subjects:
      "musical-notes musical-keyboard violin guitar acoustic-guitar banjo cello clarinet harp french-horn musical-score pipe-organ drum trumpet saxophone flute accordion vinyl-record tuba trombone xylophone bagpipes music-stand tuning-fork",
    words:
      /(?<!\p{L})(?:musi[ckq]|muziek|choir|koor|coro|orchest|orkest|bands?(?!\p{L})|sing|zang|concert)/iu,
  },
  outdoors: {
    subjects:
      "hiking-boot snow-capped-mountain mountain-hut climbing-rope tent compass skis climbing-wall climbing-shoe carabiner",
    words: /(?<!\p{L})(?:rando|montagn|wander|hik|alp)/iu,
  },
  photography: {
    subjects: "film-frames",
    words: /(?<!\p{L})(?:darkroom|dunkelkammer|argentique|anal[oó]g\p{L}* (?:f|ph)oto)/iu,
  },
  pottery: {
    subjects: "pottery potters-wheel kiln",
    words:
      /(?<!\p{L})(?:pott(?:er|ers|ery)(?!\p{L})|ceramic|töpfer|keramik|keramiek|pottenbak|céram|poti(?:er|ère)s?(?!\p{L})|cerám|alfar|ceramic|vasai|cerâm|olari|oleir|clay(?!\p{L})|argil|arcilla|émaux)/iu,
  },
  railway: {
    subjects: "high-speed-train locomotive",
    words:
      /(?<!\p{L})(?:trains(?!\p{L}|\s(?:our|your|the|new|for|up)(?!\p{L}))|train (?:travel|tickets?|stations?|journeys?|rides?|times)(?!\p{L})|(?:by|night|steam) train(?!\p{L})|railways?|rail (?:travel|services?|tickets?|strike|replacement|pass|freight|network|cards?)(?!\p{L})|bahn(?:hof|fahrt|steig|reise|strecke|karte)|eisenbahn|fahrgäste|fahrplan|fahrkarte|deutsche bahn|lok(?:s|omotive)?(?!\p{L})|trains? de nuit|billets? de train|(?:par le|en) train(?!\p{L}|\sd(?:e(?!\p{L})|[’']))|la gare(?!\p{L})|sncf|tgv|ferroviai?r|cheminot|locomot|ferrocarril|estaci[óo]n de tren|andén|renfe|viajeros)/iu,
  },
  reading: {
    subjects: "open-book bookshelf books scroll newspaper",
    words: /(?<!\p{L})(?:librair|lect|lire|roman|auteur|bibliothèque|école|bouquin)/iu,
  },
  rescue: {
    subjects: "rescue-workers-helmet ring-buoy fire-engine helicopter",
    words:
      /(?<!\p{L})(?:rescue|lifeboat|(?:berg|wasser|see)(?:wacht|rettung)|rettungs|feuerwehr|secours(?!\p{L})|sauvetage|pompiers|soccorso|vigili del fuoco|rescate|salvamento|bomberos|reddings|brandweer|resgate|bombeiros)/iu,
  },
  roofing: {
    subjects: "slate-roof",
    words:
      /(?<!\p{L})(?:roof(?:er|ing)|slate|dachdeck|schiefer|ziegel|couvreur|ardoise|tejas(?!\p{L})|pizarra|tegol|ardesia|lattoner|dakdek|dakpan|leien|telhas|telhador|caleira|ardósia)/iu,
  },
  sea: {
    subjects:
      "anchor rope-coil oars fishing-boat sailboat ship ferry container-ship dinghy canoe kayak fish oyster shrimp",
    words:
      /(?<!\p{L})(?:sea|port|harbour|harbor|fishing|island|isle|marin|les deux rives|traversée|passeurs?(?!\p{L})|embarcadère|oversteek|overzet|aanlegsteiger)/iu,
  },
  soil: {
    subjects: "soil",
    words:
      /(?<!\p{L})(?:soils?(?!\p{L})|bodenprob|bodenlabor|bodenanal|bodenunters|analyses? de sols?(?!\p{L})|suelos?(?!\p{L})|suolo|terreni(?!\p{L})|solos?(?!\p{L})|bodem(?:onder|mons|anal)|grondmonster)/iu,
  },
  solar: {
    subjects: "solar-panels",
    words:
      /(?<!\p{L})(?:solar|photovolt|fotovolt|panels?(?!\p{L})|paneel|panelen|paneles|panneaux?(?!\p{L})|pannell[oi]|pain(?:el|éis)(?!\p{L})|zonne(?:dak|paneel|panelen|stroom|-energie))/iu,
  },
  sport: {
    subjects: "runner running-shoe soccer-ball dumbbell basketball volleyball tennis stopwatch sports-medal",
    words:
      /(?<!\p{L})(?:sport|fitness|marathon|race|athlet|jog|wedstrijd|toernooi|kampioen)|\d\s?(?:km|k)(?!\p{L})/iu,
  },
  swim: {
    subjects: "swimmer swimming-pool",
    words: /(?<!\p{L})(?:swim|lido(?!\p{L})|schwimm|hallenbad|freibad|nata[ctç]|nager|nadar|nuot|zwem)/iu,
  },
  tech: {
    subjects: "laptop browser-window terminal database cloud mobile-phone desktop-computer server-rack",
    words: /(?<!\p{L})(?:software|code|release|version|update)/iu,
  },
  thatch: {
    subjects: "",
    words: /(?<!\p{L})(?:thatch|reetd|riet(?:en|dek)|chaum(?:e|ière)s?(?!\p{L}))/iu,
  },
  tools: {
    subjects: "tool-board toolbox hammer hammer-and-wrench screwdriver wrench power-drill carpentry-saw",
    words:
      /(?<!\p{L})(?:saws?(?: doctors?| sharpen\p{L}*)|sharpen(?:s|ed|ing|ers?)?(?!\p{L})|borrow|lend(?:ing|s)?(?!\p{L})|repairs?(?!\p{L})|diy(?!\p{L})|heimwerk|handwerk|leih|ausleih|reparier|brico|outill|emprunt|prêt d|réparer|préstamo|prestito|riparare|uitleen|klus|lenen|empréstimo|reparar)/iu,
  },
};

/** The fields whose words a text has. */
export const fieldsNamed = (text: string): string[] =>
  Object.entries(FIELDS).flatMap(([field, { words }]) => (words.test(text) ? [field] : []));

const FIELD_OF = new Map<string, string>(
  Object.entries(FIELDS).flatMap(([field, { subjects }]) =>
    subjects.split(" ").map((one) => [one, field] as const),
  ),
);

/** The field of a subject that has words of several meanings beside those that mean it alone. */
export const fieldOf = (subject: string): string =>
  OWN_FIELD.get(subject) ?? FIELD_OF.get(subject) ?? subject;

/** Subjects with a field that words of theirs alone do not prove: a bed may be of flowers. */
const OWN_FIELD = new Map([
  ["bed", "home"],
  ["cookie", "food"],
  ["lady-beetle", "tech"],
  ["onion", "food"],
  ["steaming-bowl", "food"],
  ["stollen", "food"],
  ["swimming-pool", "swim"],
  ["tool-board", "tools"],
  ["tooth", "dental"],
]);
