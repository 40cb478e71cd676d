/**
 * Words that say whom a sentence addresses, by what they mean, for all languages together: a sentence in one language
 * teaches the classifier something about the others. The weights decide what a concept says; this table does not. A word
 * that ends in "*" stands for all words that begin so.
 */
const WORDS: Record<string, string> = {
  medium:
    "slide slides picture pictures image images pic pics photo* card cards video* film films clip clips reel reels carousel slideshow infographic graphic graphics graph chart cover covers frame frames scene scenes page pages screen screens thumbnail poster banner story post posts caption captions panel panels shot shots illustration* drawing* animation visual* folie folien bild bilder foto fotos grafik karte seite seiten titelbild beitrag karussell szene szenen aufnahme* diapo* diapositive* visuel* affiche page vignette couverture plan plans imagen imágenes diapositiva* portada vídeo publicación pantalla lámina plano planos immagin* copertina locandina scena scene pagina schermata dia dia's afbeelding* plaatje beeld beelden filmpje voorkant imagem imagens capa slide cena cenas página cartaz 画像 写真 動画 映像 投稿 表紙 画面 カット",
  type: "font fonts typeface* lettering letters headline* title titles subtitle* heading text texts type caps capital capitals uppercase lowercase bold italic* serif handwritten handwriting line lines wording copy numerals digits schrift* überschrift* titel text texte zeile zeilen buchstaben großbuchstaben fett kursiv untertitel typo police titre titres texte lettres majuscules ligne lignes gras tipografía letra letras título* texto mayúsculas línea líneas negrita carattere caratteri titolo testo scritta maiuscol* riga righe grassetto lettertype letters titel tekst hoofdletters regel regels vetgedrukt fonte letra linha linhas maiúsculas 文字 字 書体 見出 行 文章",
  place:
    "background* backdrop layout margin* corner border edge top bottom left right centre center centred middle foreground spacing space whitespace grid logo icon icons arrow* footer header column* hintergrund rand ecke oben unten links rechts mitte mittig anordnung platz weißraum fond coin haut bas gauche droite centre marge espace logo icône* fondo esquina arriba abajo izquierda derecha centro margen espacio icono* sfondo angolo alto basso sinistra destra centro margin* spazio icon* achtergrond hoek boven onder links rechts midden rand ruimte witruimte pictogram* icoon* fundo canto cima baixo esquerda direita margem espaço ícone* 背景 余白 上 下 右 左 中央 ロゴ",
  colour:
    "white black red blue green yellow orange pink purple grey gray brown cream gold navy teal turquoise beige colour* color* palette tint shade tones pastel* neon muted sepia weiß* schwarz* rot* blau* grün* gelb* rosa lila grau braun* golden farbe* farbig* bunt* ton töne blanc* noir* rouge* bleu* vert* jaune* rose violet gris* couleur* doré teinte* blanco blanca negro negra rojo azul verde amarillo rosa gris color* dorado tono* bianco bianca nero rosso blu giallo grigio color* dorato tinta* wit witte zwart* rood rode blauw* groen* geel gele roze grijs* kleur* goud* branco preto vermelho azul amarelo cinza cor cores dourado tom tons 白 黒 赤 青 緑 色 金 淡",
  size: "big bigger biggest large larger largest huge giant small smaller smallest tiny prominent* unmissable dominant readable legible thick thin chunky groß größer größte* großes klein* kleiner winzig riesig lesbar auffällig* dick grand grande grands grandes gros petit* lisible énorme grande* pequeñ* enorme legible grosso piccol* leggibil* enorme groot grote groter grootst* klein* leesbaar grande* maior pequen* legível 大 小 太 細 読みやす",
  look: "clean simple plain minimal* airy cluttered busy crowded elegant retro vintage modern classic rustic earthy cosy cozy sober glossy matte gritty grainy hand-drawn handmade arty sleek bold crisp soft harsh dark light bright contrast stocky stock cheesy kitsch* tacky schlicht* ruhig* klar* modern* verspielt* elegant* reduziert* überladen dunkel* hell* kontrast* kitsch* edel sobre simple épuré* élégant* moderne rétro chargé sombre clair* lumineux kitsch dépouillé sencill* limpi* moderno elegante sobri* recargad* oscur* clar* luminos* semplic* pulit* moderno elegante sobri* scur* chiar* luminos* rustig* strak* simpel sober* modern druk donker* licht* helder simples limpo moderno elegante sóbrio escur* clar* シンプル 落ち着 明る 暗 派手 上品 素朴 すっきり",
  mood: "tone mood vibe feel feeling feels style voice register calm warm funny humour humor serious cheeky salesy pushy corporate formal informal friendly matter-of-fact sincere playful gentle quiet loud upbeat energetic dramatic dry pathos kitschy swagger poetic ironic irony jokes joke pun puns ton tonalität stimmung gefühl stil witzig ernst sachlich freundlich locker werblich reißerisch herzlich humor* feierlich kühl förmlich duzen siezen ambiance style chaleureux sérieux drôle humour sobre décontracté vendeur tutoie* vouvoie* léger doux estilo ambiente cálid* seri* divertid* cercan* formal serena humor alegre stile tono atmosfera cald* serio divertent* amichevol* ironi* leggero sfeer toon stijl warm serieus grappig vrolijk zakelijk luchtig plechtig estilo clima sério divertido leve alegre acolhedor 雰囲気 トーン 口調 温か 優し 堅 柔らか ですます",
  sound:
    "music soundtrack beat sound sounds voiceover voice-over song tune piano drums silent silence narration narrator musik ton sprecher* stimme klavier lied musique son voix piano chanson música sonido voz canción musica suono voce canzone muziek geluid stem liedje música som voz 音楽 音 曲 声",
  motion:
    "cut cuts fade fades zoom pan pace slow slower fast faster quick seconds second sec secs transition* loop animate* ending intro opening linger schnitt* langsam* schnell* sekunden blende* tempo ende anfang lent* rapide* secondes rythme fondu enchaîn* coupe* lent* rápid* segundos ritmo lent* veloc* secondi ritmo dissolv* langzaam snel seconden tempo lent* rápid* segundos ritmo 秒 テンポ 速 遅 最初 最後",
  command:
    "show shows put puts use using keep keeping make makes avoid add leave write mention include highlight emphasise emphasize stress draw crop place end start begin close open lead focus stick skip drop mind ditch swap pick choose try let give go say spell zeig* setz* nimm nehmt nehmen lass* lasst schreib* erwähn* mach* macht halt* beton* verzicht* vermeid* stell* fang* achte* bleib* mets mettez mettre garde* évite* ajoute* utilise* montre* écri* laisse* commence* fini* termin* insiste* reste* pense* pon ponga* poner usa* evita* añad* deja* muestra* escrib* empieza* termina* manten* cuida* resalta* metti mettete mettere usa* evita* aggiung* lascia* mostr* scriv* inizi* finisc* tieni* zet zetten gebruik* houd vermijd laat toon schrijf begin eindig noem maak coloca* coloque use usem evite deixe deixa mostre escreva comece termine mantenha põe 入れ 使 避け 見せ 書 載せ 強調 始め 終わ",
  wish: "should must need needs would could want wanted wants like please pls plz rather prefer prefers ideally fine ok okay nice lovely great happy wouldn't don't can't mustn't shouldn't bitte sollte sollen soll möchte* möchten könnt* könnte* hätte* gern* gerne lieber wäre darf dürfen muss svp voudr* souhait* aimer* faudrait serait préfèr* peut pourr* doit devrait merci quisi* queremos quiero gustar* sería podr* debe deber* mejor prefer* vorre* potre* dovre* sarebbe deve meglio preferi* piacer* graag zou moet moeten mag liever wil willen kun kunnen gostar* queria* quero deve dever* seria poder* melhor prefir* 欲し たい お願い ください ほしい べき でしょう",
  not: "no not don't dont never without none nothing neither nor nicht kein keine keinen nie ohne nichts pas sans jamais ne rien aucun* no nunca sin nada ningun* ni non senza mai niente nessun* niet geen nooit zonder niets não nunca sem nada nenhum* ない ず なし",
  them: "people reader readers viewer viewers they them their followers customer customers audience someone everyone everybody eye eyes leute leser* zuschauer* kunden sie publikum man auge gens lecteur* clients public on les œil gente lector* clientes público gente lettor* clienti pubblico mensen lezer* klanten ze publiek pessoas leitor* clientes público gente 人 客 読者 みんな",
  me: "i i'm i'd i'll i've me my mine myself ich mich mir mein* je j'ai j'aimerais moi mon ma mes yo me mi mis io mi mio mia ik mij mijn eu me meu minha 私 僕",
  we: "we we're we've we'd we'll us our ours wir uns unser* nous notre nos nosotr* nuestr* noi ci nostr* wij we ons onze nós noss* 当店 弊社 私たち 我々 当社",
  you: "you you're you'll you've your yours yourself du dich dir dein* ihr euch euer eure sie ihnen ihre* vous votre vos tu te ton toi usted* tú tus su sus vosotr* os voi vi vostr* tuo tua tuoi lei je jij jouw jullie u uw você* seu sua seus suas te あなた 皆 様 お客様",
  company:
    "boss manager legal lawyer* compliance board client agency finance accounts accountant marketing sales hr printer printers supplier designer intern committee director ceo cfo head secretary editor press landlord insurer dev team chef chefin vorstand rechtsabteilung agentur vertrieb buchhaltung kunde kundin lieferant geschäftsführ* druckerei praktikant* kolleg* patron direction juridique agence compta* fournisseur imprimeur collègue* chef jefe jefa dirección agencia gestor* proveedor imprenta compañer* jurídic* capo direzione agenzia contabil* fornitore tipografia collegh* legale baas directie bureau boekhoud* leverancier drukker collega's collega jurist chefe diretoria agência jurídico fornecedor gráfica colega* contador 社長 部長 課長 担当 上司 代理店 経理 法務 先方 弁護士",
  handle:
    "confirm confirmed confirms approve* approval check checked checking decide decided decides ask asked asks asking send sends sent forward forwarded sign-off signed wait waiting heard hear reply replied attach attached chase sort sorted agreed promised told tell update budget invoice quote contract cleared permission bestätig* freigeb* freigegeben freigabe prüf* klär* geklärt entscheid* entschieden frag* gefragt schick* geschickt warten wartet anhang anbei rechnung vertrag budget abgesprochen zugesagt genehmig* valid* confirm* vérifi* décid* demand* envoi* envoy* attend* joint pièce facture devis contrat accord relanc* confirm* aprob* revis* decid* pregunt* envi* mand* esper* adjunt* factura presupuesto contrato acord* confer* approv* controll* decis* decid* chied* chiest* mand* invi* aspett* allegat* fattura preventivo contratto bevestig* goedkeur* goedgekeurd check* beslis* vraag vraagt gevraagd stuur* gestuurd wacht* bijlage factuur offerte contract akkoord confirm* aprov* verific* decid* pergunt* envi* mand* esper* anexo fatura orçamento contrato 確認 承認 決ま 送 待 連絡 添付 請求 契約 許可 了承 相談",
  errand:
    "tomorrow yesterday asap later deadline meeting mail email e-mail phone call phoned draft drafts version versions latest attachment thread inbox scheduled schedule publish posting goes live out until morgen gestern später termin besprechung telefon* mail entwurf version fassung raus online demain hier réunion téléphone mail brouillon version publier ligne mañana ayer reunión teléfono correo borrador versión publicar domani ieri riunione telefono mail bozza versione pubblicar* morgen gisteren vergadering telefoon mail concept versie plaatsen online amanhã ontem reunião telefone rascunho versão publicar 明日 昨日 会議 電話 メール 下書 公開 締切 先日 昨年",
  doubt:
    "maybe perhaps probably possibly think guess suppose unsure sure apparently somehow whether if either not-sure tbc tbd wonder idea reckon hopefully vielleicht wahrscheinlich glaube denke sicher unsicher offenbar ob irgendwie hoffentlich vermutlich wohl peut-être probablement crois pense sûr* si apparemment normalement quizá* probablemente creo pienso segur* parece si igual forse probabilmente credo penso sicur* pare se misschien waarschijnlijk denk zeker blijkbaar of hopelijk talvez provavelmente acho penso certeza parece se たぶん 多分 かも 思 どう か",
  polite:
    "thanks thank thx cheers sorry apologies regards hi hello hey dear morning hope greetings best ta danke dank entschuldig* sorry gruß grüße hallo hi liebe* moin tut merci désolé* bonjour salut cordialement bises coucou gracias perdón disculp* saludos hola buenas abrazo grazie scusa* ciao buongiorno saluti bedankt dank sorry groet* hoi hallo beste obrigad* desculp* oi olá abraço* bom よろしく ありがと すみません お疲れ 世話 失礼 申し訳",
  secret:
    "confidential internal internally secret public yet embargo between quiet nda official announced rumour rumor leak* gossip vertraulich intern öffentlich offiziell geheim sperrfrist noch unter confidentiel* interne public officiel* secret encore confidencial interno públic* oficial secreto todavía aún riservat* interno pubblic* ufficial* segret* ancora vertrouwelijk intern openbaar officieel geheim nog confidencial interno públic* oficial segredo ainda 内緒 社内 秘密 非公開 まだ",
  offer:
    "free open opens opening closed closes tickets ticket entry admission price prices discount sale book booking register registration visit come join bring order available members limited until from per included includes guarantee warranty delivery kostenlos frei eintritt geöffnet geschlossen preis karten anmeld* anmeldung komm* bestell* rabatt gratis garantie lieferung mitbringen inklusive gratuit* entrée ouvert* fermé* prix réserv* inscri* venez offert* livraison garantie gratis gratuit* entrada abiert* cerrad* precio reserv* inscri* ven venid incluid* garantía envío gratuit* ingresso apert* chius* prezzo prenot* iscri* vieni venite inclus* garanzia consegna gratis toegang open gesloten prijs kaarten aanmeld* inschrijv* kom inbegrepen garantie bezorging grátis gratuit* entrada abert* fechad* preço reserv* inscri* venha inclu* garantia entrega 無料 営業 定休 税込 予約 限定 申込 円 開催 参加 来店",
  craft:
    "stir bake boil mix pour cut chop rinse wash dry sand glue paint fold roll soak simmer oven water oil flour butter sugar minutes hours degrees rühren backen kochen mischen waschen trocknen kleben falten ofen wasser mehl minuten stunden grad mélanger cuire laver sécher coller plier four eau farine minutes heures mezclar hornear lavar secar pegar doblar horno agua harina minutos horas mescolare cuocere lavare asciugare incollare forno acqua farina minuti ore roeren bakken wassen drogen oven water bloem minuten uur mexer assar lavar secar colar forno água farinha minutos horas 混ぜ 焼 煮 洗 分 時間",
};

const EXACT = new Map<string, string[]>();
const STEMS = new Map<string, string[]>();
for (const [concept, words] of Object.entries(WORDS))
  for (const word of words.split(" ")) {
    const [table, key] = word.endsWith("*") ? [STEMS, word.slice(0, -1)] : [EXACT, word];
    table.set(key, [...new Set([...(table.get(key) ?? []), concept])]);
  }

const SHORTEST_STEM = 3;
const LONGEST_STEM = 10;

/** What a word in small letters means, as far as the table knows. */
export function conceptsOf(word: string): readonly string[] {
  const exact = EXACT.get(word);
  if (exact) return exact;
  for (let size = Math.min(word.length, LONGEST_STEM); size >= SHORTEST_STEM; size--) {
    const found = STEMS.get(word.slice(0, size));
    if (found) return found;
  }
  return [];
}

const UNSPACED = [...EXACT.keys()].filter((word) => /[\u3040-\u30ff\u3400-\u9fff]/.test(word));

/** The concepts of a text whose words have no blanks between them, in their order. */
export const conceptsInside = (text: string): string[] =>
  UNSPACED.flatMap((word) => {
    const at = text.indexOf(word);
    return at < 0 ? [] : (EXACT.get(word) ?? []).map((concept) => ({ at, concept }));
  })
    .sort((a, b) => a.at - b.at)
    .map(({ concept }) => concept);
