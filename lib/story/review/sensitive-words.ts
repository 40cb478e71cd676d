import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
/** Words of a death or a tragedy, by language, as patterns for small letters and whole words. */
export const SENSITIVE: Record<string, string> = {
  en: "passed away|died(?! (?:laughing|of (?:laughter|boredom|shame|thirst)|down|out|off))|found dead|in (?:loving )?memory of|rest in peace|(?<!weddings and a )funeral|obituary|condolences|memorial service|bereave\\p{L}*|(?:are|is|in) mourning|(?:we|all) mourn|thoughts (?:and prayers )?are with|laid to rest|took (?:his|her|their) own li(?:fe|ves)|suicide|death in the family|(?:lost|losing) (?:his|her|their) li(?:fe|ves)(?! savings)|(?:was|were|been|people|children) killed|killed (?:in|at) (?:a|an|the|last|yesterday)|fatal (?:accident|crash|shooting|stabbing|fire|injur\\p{L}*|fall)|fatalit(?:y|ies)|mass shooting|terror(?:ist)? attack|plane crash|victims of|stillb(?:irth|orn)|miscarriage|(?:hit|struck) by (?:an? |the )?(?:earthquake|flood|hurricane|tsunami|tornado)|earthquake (?:in|hit|struck|has|killed|victims)",
  de: "verstorben(?:e[nrms]?)?|(?:ist|sind|war) (?:[\\p{L}\\d.]+ ){0,5}gestorben|gestorben (?:ist|sind)|starb(?:en)?|von uns gegangen|trauer(?:n|t) um|wir trauern|in (?:stiller trauer|stillem gedenken)|zum gedenken an|in memoriam|beileid|beerdigung|beisetzung|trauerfeier|nachruf|ruhe in frieden|ums leben (?:gekommen|kamen?)|tödlich verunglückt|todesfall|tod (?:von|unsere[rs]|des gründers|der gründerin)|selbstmord|suizid|amoklauf|(?:terror|bomben)anschlag|todesopfer|(?:mehrere|viele|drei|zwei|\\d+) tote|opfer (?:des|der) (?:anschlags|erdbebens|flut|unfalls|katastrophe)",
  fr: "(?:est|sont) (?:[\\p{L}\\d]+ ){0,3}(?:décédée?s?|morte?s?)(?! de (?:rire|faim|fatigue|soif|froid))|nous (?:a|ont) quittée?s|décès|en deuil|obsèques|funérailles|condoléances|repose en paix|à la mémoire de|(?:a|ont) perdu la vie|tuée?s? (?:dans|par|lors)|s[’']est suicidée?|suicide|attentat|victimes (?:de l[’']|du|des) ?(?:attentat|séisme|accident|inondations?|tremblement)",
  es: "fallec(?:ió|ieron|ida?o?s?|imiento)|(?:ha|han) muerto(?! de (?:risa|hambre|sed|frío))|mur(?:ió|ieron)(?! de (?:risa|hambre|sed|frío))|descanse en paz|d\\.e\\.p\\.?|de luto|pésame|condolencias|tanatorio|entierro|en memoria de|perdi(?:ó|eron) la vida|atentado|víctimas del? (?:atentado|terremoto|accidente|inundación)|suicidio|nos ha dejado (?:nuestr[oa]|ayer|hoy)",
  it: "è (?:[\\p{L}\\d]+ ){0,3}(?:mort[oa]|decedut[oa])(?! (?:dal|di) (?:ridere|fame|freddo|sonno))|sono mort[ie]|venut[oa] a mancare|mancat[oa] all[’']affetto|ci (?:ha|hanno) lasciat[oaie](?= (?:ieri|oggi|stanotte|il|la|per sempre)|[.,!]|$)|funeral[ei]|in lutto|condoglianze|riposi? in pace|in memoria di|(?:ha|hanno) perso la vita|attentato|vittime (?:del|della|dell[’']) ?(?:attentato|terremoto|incidente|alluvione)|suicidio|la scomparsa (?:di|del nostro|della nostra)",
  nl: "overleden|overleed|overlijden|begrafenis|uitvaart|rouwen (?:om|we)|in rouw|gecondoleerd|condoleances?|rust zacht|in memoriam|om het leven gekomen|omgekomen|is (?:[\\p{L}\\d]+ ){0,3}gestorven|heengegaan|ons ontvallen|ter nagedachtenis|zelfmoord|zelfdoding|terreuraanslag|slachtoffers van (?:de|het) (?:aanslag|aardbeving|ramp|ongeluk)",
  pt: "falec(?:eu|eram|ida?o?s?|imento)|morr(?:eu|eram)(?! de (?:rir|fome|sede|frio|vontade))|velório|enterro|de luto|em luto|condolências|pêsames|descanse em paz|em memória d[eoa]|perde(?:u|ram) a vida|atentado|vítimas d[eoa] (?:atentado|terramoto|terremoto|acidente|enchente)|suicídio|deixou-nos (?:ontem|hoje)|nos deixou (?:ontem|hoje)",
};
/** Without blanks between words. */
export const SENSITIVE_UNSPACED = "亡くな(?:り|った)|逝去|永眠|訃報|葬儀|告別式|ご冥福|お悔やみ|追悼";

/** "We lost", before whom. */
export const LOST: readonly string[] = [
  "(?:we|i|they|(?:our|the) (?:team|family|club|school|company))(?:[’']ve| have| has)? (?:(?:just|suddenly|sadly|tragically|recently|all) )*lost",
  "(?:the )?(?:sudden |tragic |untimely )?(?:death|passing|loss) of",
  "(?:nous avons|on a)(?: \\p{L}+)? perdu",
  "(?:hemos perdido|perdimos) a",
  "abbiamo perso",
  "perdemos",
  "(?:wir haben|wir verloren|haben wir)(?: (?:gestern|heute|plötzlich|letzte (?:nacht|woche)))?",
  "(?:we hebben|wij hebben|hebben we)(?: (?:gisteren|vandaag|plotseling|vannacht))?",
];
/** German and Dutch say "lost" behind whom. */
export const LOST_BEHIND = /^[^.!?\n]{0,60}(?<!\p{L})(?:verloren|verliezen)(?!\p{L})/u;

const ARTICLE =
  "(?:our|my|a|an|one of our|the|notre|nos|un|une|nuestr[oa]s?|nosso|nossa|[oa] nosso|[oa] nossa|o|a|(?:il|la) nostr[oa]|unsere[nrm]?|unser|eine[nrm]?|onze|ons|een) ";
const PEOPLE =
  "(?:co-?)?founder|colleague|friend|team-?mate|mother|father|mum|mom|dad|brother|sister|son|daughter|wife|husband|grand(?:mother|father|ma|pa|dad)|teacher|coach|ceo|director|child|baby|volunteer|pupil|neighbou?r|own|(?:mit)?gründer(?:in)?|kolleg(?:e|en|in)|freund(?:in)?|mutter|vater|bruder|schwester|sohn|tochter|chef(?:in)?|trainer(?:in)?|(?:co)?fondat(?:eur|rice|ore)|collègue|amie?|mère|père|frère|sœur|fils|fille|(?:co)?fundador[a]?|compañer[oa]|amig[oa]|madre|padre|herman[oa]|hij[oa]|collega|amic[oa]|fratello|sorella|figli[oa]|mede-?oprichter|oprichter|vriend(?:in)?|moeder|vader|broer|zus|zoon|dochter|colega|mãe|pai|irmão|irmã|filh[oa]";
/** Behind "we lost", in small letters. */
export const PERSON = `^\\s*(?:${ARTICLE})(?:(?!to\\s)\\p{L}+ ){0,3}?(?:${PEOPLE})(?!\\p{L})`;
/** The same by name: "Maria, our co-founder", "Ana López last night". A match, a key or a way has no such words behind it. */
export const NAMED = new Prefiltered(
  /^\s*(?:[ao] )?(?!(?:Wi-?Fi|Internet|Power|Google|Facebook|Instagram|Game|Round|Leeds)(?!\p{L}))\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, (?:our|a|an|the|who|notre|qui|nuestr[oa]|que|nosso|nossa|(?:il|la) nostr[oa]|unsere[nr]?|onze|die|der)(?!\p{L})| (?:last (?:night|week|month)|yesterday|this (?:morning|week)|hier|ayer|ieri|ontem|cette nuit|gestern|gisteren|far too (?:soon|early)|too soon|to (?:cancer|illness)|verloren)(?!\p{L}))/u,
);

/** "The battery died". */
export const THINGS = new Prefiltered(
  /(?:batter(?:y|ies|ie|ia)|batería|bateria|akkus?|phones?|handys?|laptops?|computers?|servers?|rechner|engine|motor|switch|freezer|fridge|oven|torch(?:es)?|machine|lievito|plants?|pflanzen?|plantas?|plante|piant[ae]|cable|pile|bulbs?|screens?|drives?|disks?|formats?|ideas?|trends?|projects?|cars?|auto|coche|carro|telef[oó]n\p{L}*|téléphones?|línea|connection|wi-?fi|conversation|hype|startup|feature|app|party|campfire|fire)(?: \p{L}+){0,3}\s*$/u,
);
/** Of those who died long ago a museum speaks, and a street name. */
export const HISTORY =
  /(?<!\d)1\d{3}(?!\d)|(?<!\d)20(?:0\d|1\d)(?!\d)|century|jahrhundert|siècle|siglo|secolo|eeuw|século|(?:world|first|second) war|weltkrieg|guerre mondiale|guerra mundial|guerra mondiale|wereldoorlog/u;
