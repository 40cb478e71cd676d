import { once, wordSet } from "../../text/once.ts";
import { isCalendarWord } from "./calendar.ts";

/** Words of time, which stand after "in", "im" or "à" as places do: "im Monat", "In a Month", "à Midi". */
const TIME = once(() =>
  wordSet(
    [
      "Second Seconds Minute Minutes Hour Hours Day Days Night Week Weeks Weekend Month Months Quarter Year Years Decade Century",
      "Morning Noon Midday Afternoon Evening Midnight Spring Summer Autumn Fall Winter Christmas Easter Advent Lent Ramadan",
      "Sekunde Sekunden Minute Minuten Stunde Stunden Tag Tage Tagen Woche Wochen Wochenende Monat Monats Monate Monaten",
      "Quartal Quartals Halbjahr Jahr Jahre Jahren Jahres Jahrzehnt Jahrhundert Vormonat Vorjahr Folgejahr Anschluss",
      "Morgen Vormittag Mittag Nachmittag Abend Nacht Frühling Frühjahr Sommer Herbst Weihnachten Ostern Urlaub",
      "Seconde Secondes Heure Heures Jour Jours Semaine Semaines Mois Trimestre An Ans Année Matin Midi Minuit Soir Nuit",
      "Printemps Été Automne Hiver Noël Pâques Segundo Minuto Hora Horas Día Días Semana Mes Meses Año Años Mañana Tarde",
      "Noche Primavera Verano Otoño Invierno Navidad Ora Ore Giorno Giorni Settimana Mese Mesi Anno Anni Mattina Sera Notte",
      "Estate Autunno Inverno Natale Pasqua Dia Dias Mês Ano Anos Manhã Noite Verão Outono Natal Páscoa Minuut Uur Uren",
      "Dag Dagen Weken Weekend Maand Maanden Kwartaal Jaar Jaren Ochtend Middag Avond Lente Zomer Herfst Kerst Pasen",
    ].join(" "),
  ),
);

/** Whether what stands behind a word of place names a time: "Monat", "Sommer", but not "Winter Gardens". */
export const namesTime = (place: string): boolean =>
  (place.match(/\p{L}+/gu) ?? []).every((word) => TIME().has(word) || isCalendarWord(word));
