import {
  brightwire,
  cobblers,
  foodbank,
  marlow,
  nordlicht,
  quayside,
  rowan,
  taller,
  thornbury,
} from "./brands.ts";
import type { GateCase } from "./gate-case.ts";

/** Mail, chats and dictation, as they were: much of them is said to colleagues or to the writer. */
export const ROUGH_MESSAGES: readonly GateCase[] = [
  {
    id: "rough-mail",
    brief:
      "From: Sally Brandreth\nTo: web@thornbury-leisure.example\nSubject: Re: Fwd: swim times\n\nHi Dev,\n\ncan you post this pls. From Monday 16 November the early swim starts at 6.15 instead of 6.45, Mon to Fri. Same price, £5.40, members free.\n\nDon't mention the staffing issue!\n\nCheers, Sally\n\n> On 2 Nov Dev wrote:\n> is it 6.00 or 6.15? rota says 6.00",
    brand: thornbury,
    channel: "twitter",
    assetType: "card",
    tells: ["16 November", "6.15|6:15|6.15 am", "£5.40"],
    neverTells: ["Sally", "Dev", "staffing", "rota", "Re: Fwd", "pls", "6.00"],
    neverTogether: [
      ["starts at", "6.45"],
      ["members", "£5.40"],
    ],
  },
  {
    id: "rough-chat",
    brief:
      "[14:02] Nia: insta post for the quiz?\n[14:03] Rob: yep. fri 20 nov, 7.30pm, teams of up to 6, £3 a head, bar open\n[14:03] Rob: all money to the roof fund\n[14:05] Nia: prizes?\n[14:06] Rob: tbh still begging for those, leave it out\n[14:07] Nia: ok posting tmrw",
    brand: cobblers,
    channel: "instagram",
    assetType: "card",
    tells: ["20 nov|20 November", "7.30pm|7.30 pm|7:30 pm|7.30|19:30", "£3", "quiz"],
    neverTells: ["Nia", "Rob", "begging", "tbh", "tmrw", "14:02", "14:06", "leave it out"],
  },
  {
    id: "rough-memo",
    brief:
      "um hi so this is for the facebook and insta, we've got the new physio starting, that's Catriona, um Catriona Bell, she starts on the first of december, she does pelvic health which we've never had before, and um appointments are fifty-two pounds for forty minutes, and people can book online from monday, er don't put the mobile number on, oh and ask Graeme whether the photo is ok, thanks bye",
    brand: rowan,
    channel: "instagram",
    assetType: "card",
    neverTells: ["Graeme", "um", "er", "bye", "mobile number", "insta", "facebook"],
  },
  {
    id: "rough-incident",
    brief:
      "#outages\nmo 07:41 need a status post. Hawes + Gayle offline since 07:10, core switch died\nmo 07:42 (again. third time, supplier is useless, NOT for public)\njen 07:45 spare is in the van, ETA 10:30\nmo 07:46 landlines affected as well, mobiles fine\njen 07:47 say we're sorry + credit for the day, automatic",
    brand: brightwire,
    channel: "twitter",
    assetType: "card",
    tells: ["Hawes", "Gayle", "10:30"],
    neverTells: ["jen", "mo", "useless", "supplier", "third time", "NOT for public", "07:41", "07:46"],
    neverTogether: [["mobiles", "offline"]],
  },
  {
    id: "rough-quote",
    brief:
      'Hey, can we use this? She said first name only!! and don\'t say where she works.\n"They came at 11 at night on Boxing Day and the heating was back before midnight."\n- Deborah Lyle, Tilehurst, nurse at the Royal Berks\nmaybe with our 24h number 0118 555 0199. thx, Kev',
    brand: marlow,
    channel: "instagram",
    assetType: "card",
    tells: ["Deborah", "0118 555 0199"],
    neverTells: ["Lyle", "Royal Berks", "Kev", "thx", "first name only", "nurse at"],
  },
  {
    id: "rough-job",
    brief:
      "need projectionist!! 2 eves a wk + every other sunday, £13.15/h, training given, over 18s (licence). not Terry's hours, those are sorted. mail to jobs@quayside-cinema.example b4 15 nov. can u make it sound fun but not 'rockstar' pls",
    brand: quayside,
    channel: "instagram",
    assetType: "card",
    tells: ["projectionist", "£13.15", "15 nov|15 November", "18|18s"],
    neverTells: ["Terry", "rockstar", "pls", "can u", "those are sorted"],
    notTheDate: ["15 nov", "15 November"],
  },
  {
    id: "rough-caps",
    brief:
      "URGENT WE NEED DRIVERS FOR THE CHRISTMAS RUN SAT 19 DEC 8AM TO 1PM. OWN CAR. 14 ROUTES ONLY 6 COVERED. RING 01342 555 0155 NOT THE OFFICE NUMBER. PLEASE SHARE",
    brand: foodbank,
    channel: "linkedin",
    assetType: "card",
    tells: ["19 Dec|19 December", "8 am|8am", "01342 555 0155", "driver|drivers"],
    neverTogether: [["6", "drivers"]],
  },
  {
    id: "rough-german",
    brief:
      "Betreff: WG: Aushang\n\nHallo Jule,\nmachst du daraus bitte einen Post? Das Studio bleibt vom 21.12. bis 3.1. zu, ab 4.1. wieder normaler Plan. 10er-Karten werden automatisch um zwei Wochen verlängert. Über die Preiserhöhung im Februar noch nichts sagen!\nLG Wiebke",
    brand: nordlicht,
    channel: "instagram",
    assetType: "card",
    tells: ["21.12.|21. Dezember", "3.1.|3. Januar", "4.1.|4. Januar"],
    neverTells: ["Jule", "Wiebke", "LG", "Preiserhöhung", "Februar", "Betreff"],
    neverTogether: [["ab 4.1.", "geschlossen"]],
  },
  {
    id: "rough-spanish",
    brief:
      "oye Lola, el post del sábado porfa: taller de serigrafía para familias, sábado 21 de noviembre, de 11 a 13.30, 18 € por pareja adulto + peque, quedan 5 sitios. inscripción por whatsapp 956 555 014. no pongas mi nombre ni lo de la subvención",
    brand: taller,
    channel: "instagram",
    assetType: "card",
    tells: ["21 de noviembre", "18 €|18€", "956 555 014"],
    neverTells: ["Lola", "porfa", "subvención", "no pongas"],
    neverTogether: [["18 €", "sitios"]],
  },
];
