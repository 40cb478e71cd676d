/** What says that an hour is when something begins, in seven languages, as the source of a pattern: "doors", "Einlass", "début". */
export const BEGINNINGS =
  "(?:starts?|doors(?: open)?|kick-?off|departure|beginn|einlass|abfahrt|treffpunkt|début|départ|ouverture|comienzo|inicio|salida|inizio|partenza|ritrovo|aanvang|vertrek|inloop|início|partida|abertura)";
