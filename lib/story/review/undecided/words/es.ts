import type { UndecidedWords } from "./undecided-words.ts";

export const ES: UndecidedWords = {
  readers: "tú|tu|tus|te|ti|contigo|vosotr[oa]s|os|vuestr[oa]s?|usted(?:es)?",
  asking:
    "qué|que|quién(?:es)?|cuándo|dónde|cómo|por qué|cuál(?:es)?|cuánt[oa]s?|list[oa]s|ganas|tienes|tenéis|quieres|queréis|conoces|sabes|buscas|necesitas|solo|ya",
  noNames:
    "él|ella|ellos|ellas|yo|nosotros|quien|que|esto|eso|este|esta|todo|todos|todas|nadie|alguien|cada|y|o|pero|si|el|la|los|las|un|una|nuestr[oa]s?|mi|su|no|equipo|aquí|ahí|dios|ver|con",
  articles: "el|la|los|las|nuestr[oa]|lo que dice",
  or: "o|u",
  orRather: "o (?:quizás?|tal vez|más bien|mejor|era|eran|es|son|a lo mejor|puede que)",
  from: "a partir de|desde|empieza|comienza|inicio|arranca|abre|apertura",
  until: "hasta(?: el| las?)?",
  depends: "según|depende (?:de|del)|dependiendo de|en función de|a la espera de",
  deciders:
    "cura|párroco|parroquia|ayuntamiento|comisión|junta|comité|seguro|propietari[oa]|dueñ[oa]|jef[ea]|dirección|policía|bomberos|permiso|licencia|diga|digan|lo que|si nos|arquitect[oa]",
  unless:
    "a (?:menos|no ser) que (?:mantengamos|dejemos|sigamos|cambiemos|decidamos|encontremos|nos quedemos)|salvo que (?:mantengamos|dejemos|sigamos|cambiemos|decidamos|nos quedemos)",
  roughly: "un[oa]s|aprox\\.?|aproximadamente|alrededor de|cerca de|más o menos",
  corrects: "bueno|no|perdón|digo|mejor dicho|bueno no|o sea",
  not: "no",
  but: "pero|aunque|mientras que|solo que",
  says: "dice|decía|dijo|ha dicho|me dijo|nos dijo|cree|piensa|asegura|habla de|pone|apunta|apuntó|quiere|quería|tiene",
  accordingTo: "según",
  roles:
    "tesorer[oa]|secretari[oa]|president[ea]|jef[ea]|conserje|contable|gestor(?:a)?|dirección|director(?:a)?|becari[oa]|imprenta|proveedor(?:a)?|entrenador(?:a)?|comercial|dueñ[oa]",
  sources:
    "web|página|cartel|folleto|flyer|letrero|lista|tabla|hoja|excel|calendario|contrato|factura|sistema|programa|carta|menú|plano|correo|formulario|presupuesto|póster",
  at: "en (?:el |la |los |las |nuestr[oa] )?",
  stands: "dice|pone|ponía|pusimos|aparece|sale|figura|indica|marca|es|era|son|eran|hay",
  consult:
    "(?:a |hay que |falta )?(?:pregunt(?:ar|adle|ad|a) (?:a|al)|ver(?:lo)? con|consultar(?:lo)? con|confirmar(?:lo)? con|hablar(?:lo)? con|comprobar(?:lo)? con)|a la espera de|esperamos a",
  consultBehind: "(?:lo )?(?:tiene que|debe) (?:confirmar|mirar)",
  whereFound:
    "en (?:recepción|la (?:entrada|barra|tienda|puerta)|el (?:mostrador|stand|bar))|al \\+?\\d|para (?:reservar|apuntar\\p{L}*|inscrib\\p{L}*|más)",
  checks:
    "lo mira|lo confirma|lo pregunta|lo consulta|lo ve|mira|pregunta|confirma|averigua|se encarga|decide|lo sabe|va a (?:mirar|preguntar|confirmar|ver)|tiene que (?:mirar|preguntar|confirmar|decir\\p{L}*)",
  checked: "con|si|eso|esto|mañana|todavía|otra vez|la semana que viene",
  if: "si|cuando|en cuanto",
  confirms:
    "(?:lo )?(?:confirma|puede|quiere|dice que sí|acepta|consigue|aprueba|arregla|firma|encuentra|deja)",
  hasPapers:
    "tiene (?:(?:dos|tres|las|la|otra|otras|una|los|unos) )*(?:listas?|hojas?|tablas?|números|cifras|datos|versiones|notas)",
  mustSay:
    "(?:tienen?|deben?|falta) (?:que )?(?:todavía |aún )?(?:confirmar|decidir|decir|aprobar|firmar|contestar|responder|decirnos|mirar)(?:lo)?|(?:todavía|aún) no (?:ha|han|nos ha|nos han|me ha) (?:contestado|respondido|confirmado|decidido|dicho|firmado|aprobado)|no (?:ha|han|nos ha|nos han) (?:contestado|respondido|confirmado|decidido) (?:todavía|aún)",
  parts:
    "tabla|lista|texto|números|cifras|precios?|cita|nombres?|apellido|fotos?|imágenes|imagen|logo|enlace|dirección|hora|horario|fecha|lugar|gráfico|programa|resto|importe|menú|título|ponente",
  comes:
    "(?:está |están )?por (?:llegar|venir|confirmar|decidir)|(?:llegan?|vienen?|va|van) (?:luego|después|más tarde|mañana)|(?:está|están|sigue|siguen) (?:pendientes?|sin (?:decidir|confirmar|cerrar))|faltan? todavía|todavía faltan?|aún faltan?|pendientes?",
  waits:
    "ya veremos|ya se verá|(?:todavía|aún) no (?:sabemos|tenemos|nos (?:han|ha)|hemos (?:decidido|cerrado|recibido)|está (?:decidido|confirmado|claro|cerrado)|sé)|seguimos esperando|(?:estamos )?a la espera de (?:la |el |que |respuesta|confirmación)|pendientes? de (?:confirmar|confirmación|respuesta|que|decidir)|(?<!hace )falta (?:por |que (?:nos|me) |saber|confirmar|decidir)|no sé (?:si|cuánt\\p{L}*|cuándo|cuál|qué|el|la) |a ver (?:si|qué)|hay que (?:decidir|confirmar|preguntar|comprobar|ver)|cuál es (?:el |la )?(?:buen[oa]|correct[oa])|qué es lo correcto|así que cuidado|son \\d+ (?:\\p{L}+ )?entonces",
  toConfirm:
    "(?:todavía |aún )?(?:por|a) (?:confirmar|decidir|definir|concretar|determinar|revisar|comprobar)|sin (?:confirmar|decidir|cerrar)",
  later:
    "(?:luego|después|mañana|más tarde|ya) (?:os|te|le|les) (?:paso|mando|envío|digo|diré|doy|daré|pasaré|mandaré|enviaré)|(?:os|te) (?:paso|mando|envío|digo)(?: \\p{L}+){0,4} (?:luego|después|mañana|más tarde)|el resto (?:luego|después|mañana)",
  slots:
    "preguntar|nombres?|apellidos?|fecha|hora|día|mes|año|precio|importe|número|teléfono|lugar|dirección|enlace|título|cita|texto|patrocinador|ponente|insertar|añadir|completar|rellenar|(?:por|a) (?:confirmar|definir|completar|decidir|ver)|falta|pendiente|tb[acd]|xx+",
  counted:
    "euros|meses|semanas|días|horas|personas|socios|miembros|visitantes|plazas|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|metros|km|por ciento",
  games: "completa la frase|completad la frase|rellena|adivina",
  forgot:
    "cómo (?:se )?(?:llamaba|llama|era|decía)(?: (?:ese|esa|eso|él|ella|ya))?(?=\\s*[,?)])|cómo era|no me acuerdo|no recuerdo (?:el|la|su|cómo|cuál|cuánt\\p{L}*)|se me (?:ha olvidado|olvidó)|he olvidado (?:el|la|su)|o algo así",
  pictures: "fotos?|imágenes|imagen|logos?|vídeos?|videos?",
  kept: "(?:ver|en|de|desde|mirar|están en|está en) (?:la |el |mi |nuestra )?(?:\\p{L}+ )?(?:carpeta|drive|dropbox|pendrive)|(?:[^.!?]* )?que (?:te|os|le) (?:mandé|envié|pasé)",
  joins:
    "el|la|los|las|un|una|unos|unas|de|del|y|o|pero|que|que los|que las|con|con la|por|en|en la|al|a la|nuestr[oa]s?|su|sus|para la|para los|porque",
};
