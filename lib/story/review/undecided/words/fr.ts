import type { UndecidedWords } from "./undecided-words.ts";

export const FR: UndecidedWords = {
  readers: "vous|votre|vos|tu|toi|ton|tes",
  asking:
    "qui|que|quoi|quand|où|comment|pourquoi|combien|quel(?:le)?s?|est-ce|êtes|avez|prêts?|prêtes?|envie|besoin|connaissez|savez|voulez|cherchez|déjà|plus que",
  noNames:
    "il|elle|on|nous|vous|ils|elles|qui|que|ce|ça|cela|chacun|chacune|tout|tous|toutes|personne|rien|quelqu[’']un|et|ou|mais|si|le|la|les|l|un|une|des|notre|nos|votre|vos|mon|ma|mes|son|sa|ses|leur|équipe|ici|là|alors|dieu|voir|pas|ne|avec",
  articles: "l[ea]|les|notre|l[’']",
  or: "ou",
  orRather:
    "ou (?:plutôt|peut-être|seulement|alors|c[’']est|c[’']était|bien c[’']était|est-ce|étaient-ce|encore mieux)",
  from: "[àa] partir (?:de|du|d[’'])|dès|début|commence|ouvre|ouverture|démarre",
  until: "jusqu[’']au?|jusqu[’']à",
  depends:
    "selon|suivant|d[’']après|ça dépend (?:de|du|des)|dépend (?:encore )?(?:de|du|des)|en fonction de|sous réserve (?:de|d[’'])",
  deciders:
    "curé|paroisse|commission|mairie|préfecture|comité|bureau|conseil|assurance|assureur|propriétaire|patron(?:ne)?|chef(?:fe)?|direction|pompiers|police|autorisation|syndic|architecte|ce que|ce qu[’']|si on|la réponse|l[’']avis",
  unless:
    "à moins qu(?:e|[’'])(?: ?on| nous| l[’']on)? (?:ne )?(?:garde|gardions|reste|laisse|change|trouve|décide|prenne|préfère|fasse)|sauf si (?:on|nous) (?:garde|reste|laisse|change|trouve|décide|prend|préfère)\\p{L}*",
  roughly: "environ|env\\.?|à peu près|dans les|autour de|près de",
  corrects: "enfin|non|pardon|euh|ou plutôt|enfin non|enfin plutôt|je veux dire",
  not: "pas|non pas",
  but: "mais|alors que|tandis que|sauf que|par contre|enfin",
  says: "dit|disait|a dit|m[’']a dit|nous a dit|pense|croit|affirme|annonce|parle de|écrit|trouve|compte|a compté|a noté|veut|voulait|prétend",
  accordingTo: "d[’']après|selon|dixit",
  roles:
    "trésori(?:er|ère)|secrétaire|président(?:e)?|patron(?:ne)?|chef(?:fe)?|gardien(?:ne)?|comptable|comptabilité|direction|directeur|directrice|concierge|stagiaire|imprimeur|fournisseur|entraîneur(?:e)?|coach|juridique|commercial|technique",
  sources:
    "site|site web|affiche|flyer|tract|panneau|dépliant|brochure|liste|tableau|fichier|calendrier|contrat|facture|système|programme|carte|menu|plan|mail|formulaire|devis|planning",
  at: "sur (?:le |la |les |l[’']|notre )|dans (?:le |la |l[’']|notre )|au |à la |à l[’']",
  stands:
    "dit|indique|annonce|met|affiche|marque|c[’']est|c[’']était|il y (?:en )?a|on a|on lit|il est écrit|c[’']est écrit|est marqué",
  consult:
    "(?:à )?(?:re)?voir (?:ça |cela |la date |le prix )?avec|(?:à )?demander (?:à|au)|(?:à )?vérifier (?:avec|auprès de)|à (?:caler|confirmer|définir|décider|fixer|régler) (?:avec|par)|confirmer avec|faut (?:demander à|voir avec)|attendre|on attend",
  consultBehind: "(?:à (?:appeler|rappeler|relancer) )?pour (?:confirmer|vérifier) (?:ça|cela)",
  whereFound:
    "à (?:l[’']accueil|la caisse|la réception|la buvette|l[’']entrée)|au (?:\\+?\\d|stand|comptoir|bar|secrétariat)|pour (?:s[’']inscrire|réserver|toute|les inscriptions)|par (?:téléphone|mail)",
  checks:
    "voit|vérifie|demande|regarde|s[’']en occupe|se renseigne|confirme|décide|sait|appelle|rappelle|gère|va (?:voir|vérifier|demander|confirmer)|doit (?:voir|vérifier|demander|confirmer|rappeler|me dire|nous dire)",
  checked: "avec|si|ça|cela|auprès|encore|demain|pour ça|la semaine prochaine",
  if: "si|dès que|quand|une fois que",
  confirms: "confirme|accepte|peut|veut|est d[’']accord|dit oui|arrive à|trouve|signe|valide|répare|y arrive",
  hasPapers:
    "a (?:(?:deux|trois|les|la|une|un|des|d[’']autres|l[’']autre|encore) )*(?:listes?|tableaux?|fichiers?|chiffres|versions?|notes?)",
  mustSay:
    "(?:doit|doivent) (?:encore |toujours )?(?:me |nous )?(?:le )?(?:confirmer|décider|valider|dire|trancher|vérifier|répondre|signer|rappeler)|n[’'](?:a|ont) (?:toujours |encore )?(?:pas|rien) (?:encore )?(?:répondu|confirmé|décidé|tranché|validé|dit|signé|rappelé)",
  parts:
    "tableau|liste|texte|chiffres|prix|tarifs?|citation|nom|noms|photos?|images?|logo|lien|adresse|heure|horaire|date|numéro|lieu|graphique|programme|reste|montant|menu|titre|intervenante?",
  comes:
    "(?:est |sont )?à venir|(?:arrive(?:nt)?|suivra|suivront|suit|viendra|viendront) (?:plus tard|ensuite|après|demain|bientôt)|manquent? encore|suivra|reste à (?:définir|fixer|trouver|confirmer)|pas encore (?:fixée?s?|connue?s?|décidée?s?|reçue?s?)",
  waits:
    "on verra(?: bien| plus tard| ça)?(?=\\s*(?:[.,;)!]|$))|(?:on|nous) (?:n[’']a|n[’']avons) (?:toujours|encore) pas (?:l[’']avis|la réponse|de réponse|de nouvelles|le feu vert|l[’']accord|l[’']autorisation|la confirmation|reçu|le prix|la date|le devis|les chiffres|le nom|décidé|tranché)|(?:on|nous) (?:attend|attendons) (?:encore|toujours) (?:le|la|les|l[’']|une?|des|que)|en attente (?:de|du|d[’'])\\s?(?:la |l[’'])?(?:réponse|confirmation|validation|devis|retour|accord|autorisation|chiffres)|pas encore (?:de réponse|de nouvelles|décidé|tranché|reçu)|(?:on|je) ne sai[ts] (?:pas|plus|toujours pas) (?:encore |trop |bien )?(?:si|quand|combien|quel\\p{L}*|qui|comment|où|le|la)|reste à (?:confirmer|décider|trancher|savoir|voir)|s[’']il est réparé|faut (?:encore )?(?:que je |qu[’']on )?(?:vérifier?|demander?|confirmer?|trancher?|décide)|c[’']est (?:quoi|lequel|laquelle) (?:le bon|la bonne|finalement)|qu[’']est-ce qui est juste|lequel est (?:le )?(?:bon|juste)|il faut qu[’']on décide",
  toConfirm:
    "(?:encore |reste |reste encore )?à (?:confirmer|vérifier|valider|décider|définir|trancher|caler|fixer)",
  later:
    "je (?:vous |t[’']|te |l[’']|les )?(?:envoie|envoies|passe|donne|dirai|enverrai|donnerai|mets)(?: \\p{L}+){0,4} (?:plus tard|demain|ensuite|dès que|quand|après)|(?:le )?reste (?:plus tard|suit|demain)",
  slots:
    "demander|noms?|prénom|date|heure|jour|mois|année|prix|tarif|montant|numéro|téléphone|lieu|adresse|lien|titre|citation|texte|sponsor|intervenante?|insérer|ajouter|compléter|remplir|à (?:venir|compléter|définir|confirmer|remplir|préciser|voir|ajouter)|tb[acd]|xx+",
  counted:
    "euros?|ans|mois|semaines|jours|heures?|personnes|adhérents|membres|visiteurs|places|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|mètres|km|pour cent",
  games: "complétez la phrase|complète la phrase|texte à trous|remplissez|devinez",
  forgot:
    "comment déjà|comment (?:il |elle |ça |on )?s[’']appell?(?:e|ait)(?:-t-(?:il|elle))? déjà|comment (?:il|elle|ça) s[’']appell?(?:e|ait)|c[’'](?:est|était) quoi déjà|c[’']est comment déjà|j[’']ai oublié (?:le|la|son|leur|l[’'])|je ne (?:me souviens|sais) plus|j[’']ai (?:plus|perdu) (?:le|son) nom|le nom m[’']échappe|machin|un truc comme ça|quelque chose comme ça",
  pictures: "photos?|images?|visuels?|logos?|vidéos?",
  kept: "(?:voir|dans|sur|depuis) (?:le |la |mon |notre |l[’'])?(?:\\p{L}+ )?(?:dossier|drive|dropbox|clé usb)|(?:[^.!?]* )?que j[’'](?:ai|avais) (?:envoyée?s?|transmis\\p{L}*|donnée?s?)",
  joins:
    "le|la|les|un|une|des|du|de|de la|et|ou|mais|que|dans|dans la|sur|sur les|aux?|à la|notre|nos|votre|vos|son|sa|ses|leurs?|par|chez|parce que|pour les|pour la|avec les|avec la|auprès de|dont",
};
