import { once } from "../../text/once.ts";
import type { Judge } from "../addressee/addressee.ts";
import { lower, pattern } from "./lower.ts";
import { speaksToReader } from "./prohibition-words.ts";
import { valuesOf } from "./values.ts";

/** Why a piece is made, told to its maker: "It's the bit we get the calls about.", "They always ask us, hence this post." */

type WhyWords = {
  /** The whole sentence: what people call or write about. */
  calls: string;
  /** The same of a question, which a text may begin with as well. */
  asked: string;
  /** People call, ask or complain, anywhere in the reason. */
  contact: string;
  /** "So we'd like to give some advice", "hence this post": what follows from it. */
  follows: string;
};

const WORDS: Record<string, WhyWords> = {
  en: {
    calls:
      "(?:it|this|that)(?:['’]s| is) (?:the (?:bit|part|thing|one|point|line|page|row|figure)|what) (?:that )?(?:we (?:always |mostly |usually )?(?:get|have) (?:the |most |all |loads of |so many |a lot of )*(?:phone calls|calls|emails|complaints|messages|queries) (?:about|over|on)|(?:every(?:one|body)|people|they|customers|members|residents) (?:always |mostly |usually )?(?:keeps? )?(?:ring|phone|call|email|complain)(?:s|ing)?(?: us)?(?: up)? (?:about|over))(?: most| all the time| every (?:time|day|week|year))?",
    asked:
      "(?:it|this|that)(?:['’]s| is) (?:the (?:question|thing)|what) (?:that )?(?:(?:we|i) (?:get|am|are|['’]re)(?: being)? asked(?: about)?(?: (?:most|all the time|every day|by everyone))?|(?:every(?:one|body)|people|they|customers) (?:always |keep )?ask(?:s|ing)?(?: us)?(?: about)?)",
    contact:
      "calls?|calling|phones?|phoning|rings?|ringing|asks?|asking|asked|emails?|questions|complain\\p{L}*",
    follows:
      "hence (?:this|the) (?:post|video|film|carousel|slideshow|infographic|card|piece|reel)|(?:so|which is why) (?:we|i)(?:['’]d| would)? (?:like|want|thought|wanted|love)(?: to| we['’]d| i['’]d)? (?:give|put|share|post|write|explain|pass on|publish|do|make|get) (?:[^.;:!?]{0,30} )?(?:tips|advice|hints|pointers|post|video|film|carousel|infographic|reminder|explainer|something|facts)(?!\\p{L})[^.;:!?]{0,50}",
  },
  de: {
    calls:
      "(?:(?:das|es) ist (?:genau )?(?:der (?:punkt|teil)|die (?:stelle|sache)|das),? (?:zu de[mr]|wegen de[mrs]|weswegen|weshalb|worüber|wozu) [^.,;:]{0,50}(?:anrufe?|mails|anfragen|beschwerden|anrufen|anruft|angerufen)(?: (?:bekommen|kriegen|haben|werden))?|(?:dazu|darüber|deswegen|deshalb) (?:(?:bekommen|kriegen|haben) wir (?:immer |ständig |dauernd |die |meisten |viele )*(?:anrufe|mails|anfragen|beschwerden)|rufen (?:uns )?(?:immer |ständig |dauernd |alle |die leute )+an))",
    asked: "(?:das|danach) (?:fragen|fragt) (?:uns )?(?:immer |ständig |dauernd |alle |jeder )+",
    contact:
      "an(?:rufe?n?|ruft|gerufen)|rufen|ruft|fragen|fragt|gefragt|mails?|anfragen|beschwer\\p{L}*|klingelt|melden sich",
    follows:
      "(?:daher|deshalb|darum|deswegen) (?:jetzt |nun )?(?:dieser?|dieses|der|das|die) (?:post|beitrag|video|film|karussell|grafik|infografik|reel|posting)|(?:daher|deshalb|darum|deswegen|also) (?:möchten|wollen|würden) wir (?:[^.;:!?]{0,40} )?(?:tipps?|ratschläge|rat|hinweise?|post|beitrag|video|erklärung|etwas|infos)(?!\\p{L})[^.;:!?]{0,40}",
  },
  fr: {
    calls:
      "c['’]est (?:(?:là-dessus|pour ça|pour cela) qu['’]on nous (?:appelle|téléphone|écrit)|(?:le point|la partie|la ligne|ce) (?:pour|sur) (?:laquelle|lequel|quoi) (?:on nous|les gens nous|nous) [^.,;:]{0,20}(?:appelle\\p{L}*|téléphone\\p{L}*|écri\\p{L}+|recevons [^.,;:]{0,20}(?:appels|mails)))(?: (?:le plus|tout le temps|toujours|chaque année|sans arrêt))?",
    asked:
      "c['’]est (?:la question|ce) qu['’](?:on|ils) nous (?:pose|demande)(?:nt)?(?: (?:le plus|toujours|tout le temps|au téléphone|souvent))*",
    contact: "appel\\p{L}*|téléphon\\p{L}*|demand\\p{L}*|question\\p{L}*|écriv\\p{L}*|plai(?:nt|gn)\\p{L}*",
    follows:
      "d['’]où (?:ce|cette) (?:post|publication|vidéo|film|carrousel|infographie|visuel|carte)|(?:alors|donc|du coup) (?:nous |on )(?:voudrions|voudrait|aimerions|aimerait|souhaitons|veut|voulons)(?: bien)? (?:donner|partager|publier|expliquer|faire|rappeler|mettre) (?:[^.;:!?]{0,30} )?(?:conseils?|astuces|post|publication|vidéo|explications?|rappel|chose)(?!\\p{L})[^.;:!?]{0,40}",
  },
  es: {
    calls:
      "es (?:por |de |sobre )?(?:lo que|la parte|el punto|lo|eso)(?: (?:por|sobre|de) (?:la|lo|el) que)? (?:más |siempre )*nos (?:llaman|escriben|preguntan por teléfono)(?: (?:más|siempre|todos|cada año|todo el tiempo))*",
    asked:
      "es (?:la pregunta|lo) que (?:más |siempre )*nos (?:hacen|preguntan)(?: (?:más|siempre|todos|por teléfono))*",
    contact: "llam\\p{L}+|pregunt\\p{L}+|escrib\\p{L}+|telefon\\p{L}+|quej\\p{L}+",
    follows:
      "(?:de ahí|por eso) (?:este|esta) (?:post|publicación|vídeo|video|carrusel|infografía|tarjeta)|(?:así que|por eso) (?:queremos|querríamos|queríamos|nos gustaría|quisiéramos) (?:dar|compartir|publicar|explicar|hacer|poner) (?:[^.;:!?]{0,30} )?(?:consejos?|trucos|post|publicación|vídeo|video|explicación|recordatorio|algo)(?!\\p{L})[^.;:!?]{0,40}",
  },
  it: {
    calls:
      "è (?:la (?:cosa|parte|riga)|il punto|quello|ciò) (?:per|su|di) (?:la quale|il quale|cui) (?:tutti )?ci (?:chiamano|telefonano|scrivono)(?: (?:di più|sempre|tutti|ogni anno|continuamente))*",
    asked:
      "è (?:la domanda|la cosa|quello) che (?:tutti )?ci (?:fanno|chiedono)(?: (?:di più|sempre|tutti|più spesso))*",
    contact: "chiam\\p{L}+|telefon\\p{L}+|chied\\p{L}+|domand\\p{L}+|scriv\\p{L}+|lament\\p{L}+",
    follows:
      "(?:da qui|perciò|ecco perché) (?:questo|questa) (?:post|video|carosello|infografica|grafica|scheda)|(?:quindi|perciò|così) (?:vorremmo|vogliamo|ci piacerebbe) (?:dare|condividere|pubblicare|spiegare|fare) (?:[^.;:!?]{0,30} )?(?:consigli?o?|trucchi|post|video|spiegazion[ei]|promemoria|qualcosa)(?!\\p{L})[^.;:!?]{0,40}",
  },
  nl: {
    calls:
      "(?:dat|dit|het) is (?:het (?:stuk|punt|deel|stukje)|de (?:regel|vraag)|iets|wat)? ?waar(?:over|voor) (?:we|wij|ze|iedereen|mensen|klanten) [^.,;:]{0,30}(?:gebeld|bellen|belt|mailen|gemaild|telefoontjes krijgen)(?: (?:worden|wordt))?|daar(?:over|voor) (?:worden we (?:steeds|altijd|elke dag|voortdurend) gebeld|(?:bellen|mailen) (?:ze|mensen|klanten) (?:ons )?(?:steeds|altijd|het meest))",
    asked:
      "(?:dat|dit) (?:vragen|vraagt) (?:ze|mensen|klanten|iedereen)(?: ons)?(?: (?:steeds|altijd|het meest|elke dag))+",
    contact: "bellen|belt|gebeld|vragen|vraagt|gevraagd|mailen|mails?|telefoontjes|klachten|klagen",
    follows:
      "(?:vandaar|daarom) (?:dit|deze) (?:post|bericht|video|filmpje|carrousel|infographic|kaart|reel)|(?:dus|daarom) (?:willen|zouden) we (?:graag )?(?:[^.;:!?]{0,30} )?(?:tips|advies|adviezen|post|bericht|video|uitleg|iets)(?!\\p{L})[^.;:!?]{0,40}",
  },
  pt: {
    calls:
      "é (?:a parte|o ponto|o que|aquilo|a linha)(?: (?:sobre|por|de) (?:a qual|o qual|que))? (?:mais |sempre )*nos (?:telefonam|ligam|escrevem)(?: (?:mais|sempre|todos|todos os dias))*",
    asked: "é (?:a pergunta|o) que (?:mais |sempre )*nos (?:fazem|perguntam)(?: (?:mais|sempre|todos))*",
    contact: "lig(?:am|ou|aram|ando)|telefon\\p{L}+|pergunt\\p{L}+|escrev\\p{L}+|queix\\p{L}+|reclam\\p{L}+",
    follows:
      "(?:daí|por isso) (?:este|esta) (?:post|publicação|vídeo|carrossel|infográfico|cartão)|(?:por isso|portanto|então) (?:queríamos|queremos|gostávamos de|gostaríamos de) (?:dar|partilhar|publicar|explicar|fazer|pôr) (?:[^.;:!?]{0,30} )?(?:conselhos?|dicas|post|publicação|vídeo|explicação|lembrete|algo)(?!\\p{L})[^.;:!?]{0,40}",
  },
};

const TESTS = once(
  () =>
    new Map(
      Object.entries(WORDS).map(([code, { calls, asked, contact, follows }]) => [
        code,
        {
          calls: pattern(`^(?:${calls})$`)(),
          asked: pattern(`^(?:${asked})$`)(),
          reason: pattern(
            `^(?<reason>(?=[^;:]*(?<!\\p{L})(?:${contact})(?!\\p{L}))[^.;:!?]{8,120}?),? ?[–—-]? ?(?:${follows})$`,
          )(),
        },
      ]),
    ),
);

const LONGEST = 200;

type About = { language: string; judge: Pick<Judge, "doubtedFor"> };

/** The whole sentence tells why the piece is made, and nothing that readers need. */
export function isAsideOfWork(sentence: string, { language, judge }: About): boolean {
  const tests = TESTS().get(language);
  if (!tests || sentence.length > LONGEST || /[\d?]/u.test(sentence)) return false;
  const low = lower(sentence.trim()).replace(/[\s.!…]+$/u, "");
  if (speaksToReader(low)) return false;
  if (tests.calls.test(low)) return true;
  if (tests.asked.test(low)) return judge.doubtedFor(sentence) !== undefined;
  const { reason } = tests.reason.exec(low)?.groups ?? {};
  return reason !== undefined && valuesOf(reason).length === 0;
}
