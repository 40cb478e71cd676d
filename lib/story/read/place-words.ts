/** Words that say where on a picture something stands and how large, by language, in small letters. */
export type PlaceWords = {
  above: string;
  below: string;
  /** Another place: "in the middle". */
  elsewhere: string;
  large: string;
  small: string;
  /** What else such a label is made of. None of these words is of a thing. */
  beside: string;
  /** "Text", "on the picture": what leads to the words of a picture. */
  words: string;
};

export const PLACE_WORDS: Record<string, PlaceWords> = {
  en: {
    above: "top above",
    below: "below underneath beneath under bottom",
    elsewhere: "middle centre center",
    large: "big bigger biggest large larger largest huge bold",
    small: "small smaller smallest little tiny",
    beside:
      "on at in the and then also just only it that this right directly very a bit much slightly of with type letters print please underneath our name logo conclusion summary takeaway",
    words:
      "text words wording headline title line says say saying read reads should must picture image card cover",
  },
  de: {
    above: "oben darüber drüber",
    below: "unten darunter drunter",
    elsewhere: "mitte mittig",
    large: "groß größer gross grösser fett riesig",
    small: "klein kleiner winzig",
    beside:
      "ganz und dann auch in der die das als etwas viel deutlich direkt gleich noch nur schrift buchstaben bitte am im unser name logo fazit zusammenfassung",
    words: "text worte wörter überschrift titel zeile bild karte auf dem soll stehen steht",
  },
  fr: {
    above: "haut dessus",
    below: "bas dessous",
    elsewhere: "milieu centre",
    large: "grand gros gras grande",
    small: "petit petits petite",
    beside:
      "en tout et puis aussi au à la le juste plus bien très beaucoup un peu lettres caractères svp ensuite notre nom logo conclusion bilan résumé",
    words: "texte mots titre phrase ligne image carte visuel sur l",
  },
  es: {
    above: "arriba encima",
    below: "abajo debajo",
    elsewhere: "medio centro",
    large: "grande grandes negrita",
    small: "pequeño pequeña pequeños chico",
    beside:
      "y luego también en el la de del todo más muy algo un poco bien justo por letra letras favor solo sólo nuestro nombre logo conclusión resumen",
    words: "texto palabras titular título frase línea imagen tarjeta",
  },
  it: {
    above: "sopra alto",
    below: "sotto basso",
    elsewhere: "mezzo centro",
    large: "grande grosso grassetto",
    small: "piccolo piccoli piccola",
    beside:
      "e poi anche in al di del molto più un po poco ben subito caratteri lettere per favore solo il nostro nome logo conclusione riassunto",
    words: "testo parole titolo scritta frase riga sull sulla immagine scheda card",
  },
  nl: {
    above: "boven bovenaan erboven daarboven",
    below: "onder onderaan eronder daaronder",
    elsewhere: "midden",
    large: "groot groter grote vet",
    small: "klein kleiner kleine",
    beside:
      "en dan ook in het de iets wat veel heel net meteen direct helemaal letters graag alleen onze naam logo conclusie samenvatting slotsom",
    words: "tekst woorden kop titel zin regel op beeld afbeelding kaart staat",
  },
  pt: {
    above: "cima topo",
    below: "baixo",
    elsewhere: "meio centro",
    large: "grande grandes negrito",
    small: "pequeno pequena pequenos",
    beside:
      "em por no na e depois também o a de do mais muito um pouco bem logo letra letras ali favor só o nosso nome",
    words: "texto palavras título frase linha imagem cartão",
  },
};
