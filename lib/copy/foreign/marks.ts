import { own } from "../../text/own.ts";
import { once } from "../once.ts";

/** How an instruction begins or ends, how a call to action begins, and how a line says for whom it is. */
type Marks = { ask?: RegExp; cta: RegExp; forWhom?: RegExp };

const POSTS =
  "(?:linkedin|instagram|insta|twitter|facebook|tiktok|x)?[- ]?(?:posts?|beitrag|karte|text|anzeige|karussell|video|reel|story|publication|visuel|carte|carrousel|vidéo|annonce|texte|légende|publicación|tarjeta|carrusel|anuncio|vídeo|texto|publicação|cartão|carrossel|scheda|carosello|annuncio|testo|bericht|kaart|advertentie|tekst|inlägg|opslag|innlegg|wpis|tweet|infografik|infographie|infografía)";
const NETWORKS = "(?:linkedin|instagram|twitter|facebook|tiktok|x)(?![\\p{L}])";

/** The parts of "please write a post on LinkedIn about …", each a regular expression source. */
type Parts = { polite: string; make: string; article: string; on: string; link: string; announce: string };

const instruction = ({ polite, make, article, on, link, announce }: Parts): RegExp =>
  new RegExp(
    `^(?:(?:${polite})[,!]?\\s+)*(?:(?:${make})\\s+(?:(?:${article})\\s+)?(?:\\p{L}+\\s+){0,2}?${POSTS}(?![\\p{L}])(?:\\s+(?:(?:${on})\\s+)?${NETWORKS})?\\s*,?\\s*(?:(?:${link})(?![\\p{L}])|:)?\\s*|(?:${announce})\\s+)`,
    "iu",
  );

const MARKS = once(
  (): Record<string, Marks> => ({
    de: {
      ask: instruction({
        polite: "hallo|hi|bitte",
        make: "schreib(?:e|en sie|t)?|erstell(?:e|en sie|t)?|mach(?:e|en sie|t)?|verfass(?:e|en sie)|poste?|wir (?:brauchen|möchten|wollen)",
        article: "(?:bitte |uns |mir )*eine?n?|(?:bitte|uns|mir)",
        on: "für|auf",
        link: "über|zu[mr]?|für|dass|mit",
        announce: "kündige? an,?(?: dass)?|teile? mit,?(?: dass)?",
      }),
      cta: /^(?:jetzt|komm(?:t|en sie)?|besuch(?:e|t|en sie)?|meld(?:e|et)|bestell|buch(?:e|t|en sie)|sicher(?:e|t|n sie)|entdeck|teste?|probier|lad(?:e|en sie)|schau|hol|bewirb|spende|ruf|registrier|lies|erfahre|vereinbar|bewerbung(?:en)? (?:bitte )?an)/i,
      forWhom: /^für (?:alle|jede|menschen|teams|kinder|familien|eltern)\S*\s+/i,
    },
    fr: {
      ask: instruction({
        polite:
          "bonjour|salut|merci de|veuillez|peux-tu|pouvez-vous|il faut|on voudrait|nous (?:voulons|voudrions|souhaitons)",
        make: "écri(?:s|re|vez)|fai(?:s|re|tes)|crée[rz]?|rédige[rz]?|prépare[rz]?",
        article: "une?|le|la",
        on: "pour|sur",
        link: "pour (?:annoncer|présenter|promouvoir|célébrer)(?: que)?|sur|pour|à propos de|annonçant|qui annonce(?: que)?",
        announce: "(?:merci d['’])?(?:annonce[rz]?|présente[rz]?|parle[rz]? de)(?: que)?",
      }),
      cta: /^(?:venez|découvrez|réservez|inscrivez|téléchargez|rejoignez|profitez|commandez|essayez|visitez|appelez|contactez|postulez|lisez|passez|viens|découvre|réserve|inscris|télécharge|commande|essaie|faites un don)/i,
      forWhom: /^pour (?:les|tous|toutes|ceux|celles)\s+/i,
    },
    es: {
      ask: instruction({
        polite: "hola|por favor|necesitamos que|queremos que",
        make: "escrib[ea]|crea|haz|redacta|diseña|prepara|necesitamos|queremos",
        article: "una?",
        on: "para|en",
        link: "para (?:anunciar|presentar|promocionar|celebrar)(?: que)?|sobre|para|de|que diga que|anunciando(?: que)?",
        announce:
          "(?:(?:queremos|quiero|necesitamos|hay que) )?(?:anunci(?:a|ar)|cont(?:ar|amos)|cuenta|comunica[r]?|decir)(?: a todos)?(?: que)?",
      }),
      cta: /^(?:reserva|desc[aá]rga|c[oó]mpra|visita|vis[ií]tanos|ven\b|únete|regístrate|inscríbete|pr[uú]eba|descubre|ll[aá]ma|p[ií]de|apúntate|aprov[eé]cha|entra\b|lee\b|consigue|solicita|dona|conoce)/iu,
      forWhom: /^para (?:los|las|quienes|todos|todas)\s+/i,
    },
    it: {
      ask: instruction({
        polite: "ciao|per favore|vogliamo che",
        make: "scrivi|crea|fai|prepara|realizza",
        article: "una?|un['’]",
        on: "per|su",
        link: "per (?:annunciare|presentare|promuovere)(?: che)?|su[ila]?|sulla|sul|per|che annuncia(?: che)?",
        announce: "(?:vogliamo )?annunci(?:a|are)(?: che)?",
      }),
      cta: /^(?:prenota|scarica|acquista|visita|vieni|iscriviti|prova|scopri|chiama|ordina|leggi|candidati|dona|unisciti|approfitta)/i,
      forWhom: /^per (?:chi|tutti|tutte)\s+/i,
    },
    pt: {
      ask: instruction({
        polite: "olá|oi|por favor|queremos que",
        make: "escrev[ae]|cri[ae]|faça|prepare|redija",
        article: "uma?",
        on: "para|no|na",
        link: "para (?:anunciar|apresentar|divulgar|promover)(?: que)?|sobre|para|de|que anuncie(?: que)?",
        announce: "(?:queremos )?(?:anunci[ea]r?|contar)(?: que)?",
      }),
      cta: /^(?:reserve|baixe|compre|visite|venha|inscreva|experimente|descubra|ligue|peça|garanta|aproveite|leia|candidate|doe|conheça|participe|saiba)/i,
      forWhom: /^para (?:quem|todos|todas|os|as)\s+/i,
    },
    nl: {
      ask: instruction({
        polite: "hallo|hoi|graag|kun je",
        make: "schrijf|maak|ontwerp",
        article: "een",
        on: "voor|op",
        link: "over|voor|dat",
        announce: "kondig(?: aan)?(?: dat)?",
      }),
      cta: /^(?:boek|download|koop|bezoek|kom\b|meld|schrijf je|probeer|ontdek|bestel|bel|lees|solliciteer|doneer|reserveer)/i,
      forWhom: /^voor (?:wie|alle|iedereen)\s+/i,
    },
    sv: {
      ask: /^(?:skriv|gör|skapa)\s+(?:ett?\s+)?(?:\p{L}+\s+){0,2}?(?:inlägg|annons|text)\s*(?:om|för|:)?\s*/iu,
      cta: /^(?:boka|ladda|köp|besök|kom\b|anmäl|prova|upptäck|beställ|läs|ansök|ring|handla|ge )/i,
    },
    pl: {
      ask: /^(?:napisz|stwórz|przygotuj)\s+(?:\S+\s+){0,2}?(?:post|wpis|tekst)\s*(?:o|na temat|:)?\s*/iu,
      cta: /^(?:zarezerwuj|pobierz|kup|odwiedź|przyjdź|zapisz|wypróbuj|odkryj|zamów|sprawdź|dołącz|aplikuj|zapraszamy|zadzwoń)/i,
    },
    tr: { cta: /(?:hemen|şimdi) .*|(?:indirin|deneyin|katılın|keşfedin|başvurun|rezervasyon)/i },
    ja: {
      ask: /(?:についての|の|に関する)?(?:投稿|ポスト|カード|記事|動画)を?(?:作って|書いて|作成して|お願い)(?:ください|下さい|します)?。?$/u,
      cta: /(?:今すぐ|ぜひ|お早めに|お気軽に|こちら)|(?:ください|ましょう|しよう)。?$|^.{0,12}(?:ダウンロード|予約|申し込み|登録)(?:はこちら)?/u,
      forWhom: /(?:の方へ|の皆様へ|向け)。?$/u,
    },
    zh: {
      ask: /^(?:请)?(?:写|做|制作|发布?)(?:一(?:篇|条|个|张))?(?:关于)?(?:的)?(?:帖子|海报|文案|视频|图片)?[：:，]?/u,
      cta: /^(?:立即|马上|现在|快来|点击|扫码|欢迎)/u,
    },
    ko: {
      ask: /(?:에 대한|관련)?\s*(?:게시물|포스트|카드|글|영상)(?:을|를)?\s*(?:작성|만들어|써)\s*(?:해\s*)?(?:주세요|줘)[.]?/u,
      cta: /^(?:지금|바로)|(?:하세요|해보세요|신청|만나보세요)[.!]?$/u,
    },
    ar: {
      ask: /^(?:اكتب|أنشئ|صمم|جهز)\s+(?:منشور(?:ًا|اً|ا)?|بطاقة|نصًا|فيديو)\s*(?:عن|حول|على لينكدإن عن)?\s*/u,
      cta: /^(?:حمّل|حمل|احجز|سجّل|سجل|اشترك|اطلب|تسوق|زوروا|زورونا|اكتشف|جرّب|جرب|انضم|تواصل|قدّم|تبرع)/u,
    },
    he: {
      ask: /^(?:כתוב|כתבו|צור|צרו)\s+פוסט\s*(?:על)?\s*/u,
      cta: /^(?:הירשמו|הורידו|הזמינו|בואו|הצטרפו|נסו|קנו|גלו|התקשרו)/u,
    },
    hi: { cta: /(?:अभी|आज ही|करें|आइए|जुड़ें)/u },
    ru: {
      ask: /^(?:напиши(?:те)?|сделай(?:те)?|создай(?:те)?)\s+(?:\S+\s+){0,2}?(?:пост|карточку|текст)\s*(?:о[б]?|про|:)?\s*/iu,
      cta: /^(?:скача|запис|купи|приход|регистр|попробуй|закаж|узнай|подпиш|присоедин|звони)/iu,
    },
  }),
);

export const marksOf = (language: string): Marks | undefined => own(MARKS(), language);
