import type { UndecidedWords } from "./undecided-words.ts";

export const PT: UndecidedWords = {
  readers: "tu|teu|tua|te|ti|você|vocês|seu bebê|vos|vosso|vossa",
  asking:
    "que|quem|quando|onde|como|por que|porquê|porque|qual|quais|quant[oa]s?|pront[oa]s|vontade|tens|tem|têm|quer|queres|querem|conhece|sabe|sabes|procura|só|já",
  noNames:
    "ele|ela|eles|elas|eu|nós|quem|que|isto|isso|este|esta|esse|essa|tudo|todos|todas|ninguém|alguém|cada|e|ou|mas|se|o|a|os|as|um|uma|noss[oa]s?|meu|minha|seu|sua|não|equipe|equipa|aqui|aí|deus|ver|com",
  articles: "[oa]s?|noss[oa]",
  or: "ou",
  orRather: "ou (?:talvez|melhor|será|seria|eram?|são|é|só|se calhar|quem sabe)",
  from: "a partir de|desde|começa|início|abre|abertura|inicia|lançamento",
  until: "até(?: às?| ao?| dia)?",
  depends:
    "depende (?:de|da|do|das|dos)|dependendo (?:de|da|do)|conforme (?:o que|a decisão)|à espera (?:de|da|do)",
  deciders:
    "padre|paróquia|câmara|prefeitura|comissão|direção|diretoria|conselho|comité|comitê|seguro|seguradora|proprietári[oa]|dono|dona|chefe|polícia|bombeiros|licença|alvará|autorização|se nos|arquitet[oa]",
  unless:
    "a (?:menos|não ser) que (?:a gente|mantenhamos|fiquemos|deixemos|mudemos|se mantenha|decidamos|mantenha)|salvo se (?:mantivermos|ficarmos|mudarmos)",
  roughly: "cerca de|uns|umas|aprox\\.?|aproximadamente|por volta de|mais ou menos",
  corrects: "não|aliás|digo|quer dizer|ou melhor|melhor dizendo|desculpa|perdão",
  not: "não",
  but: "mas|porém|embora|enquanto|só que",
  says: "diz|dizia|disse|falou|fala|fala em|acha|pensa|acredita|garante|escreveu|mudou|quer|queria|contou|tem",
  accordingTo: "segundo|de acordo com|conforme",
  roles:
    "tesoureir[oa]|secretári[oa]|president[ea]|chefe|zelador(?:a)?|porteir[oa]|contabilista|contador(?:a)?|direção|diretor(?:a)?|estagiári[oa]|gráfica|fornecedor(?:a)?|treinador(?:a)?|comercial|jurídico|financeiro|dono|dona|dev",
  sources:
    "site|página|cartaz|folheto|panfleto|placa|lista|tabela|planilha|folha|calendário|contrato|fatura|sistema|programa|cardápio|ementa|menu|planta|e-?mail|formulário|orçamento|post",
  at: "no |na |nos |nas |em ",
  stands: "diz|está|tá|estava|consta|aparece|indica|fala|marca|é|era|eram|são|tem",
  consult:
    "(?:a )?(?:ver(?:ificar)? com|perguntar (?:à|ao|a|pra|pro)|confirmar com|combinar com|definir com|checar com|falar com|tratar com)|à espera d[eoa]",
  consultBehind: "(?:vai|tem que|tem de) (?:confirmar|verificar)",
  whereFound:
    "na (?:receção|recepção|entrada|portaria|secretaria|loja)|no (?:balcão|bar|\\+?\\d)|pelo|para (?:reservar|inscri\\p{L}*|marcar|mais)|: ?\\+?\\d",
  checks:
    "verifica|confirma|pergunta|vê|vai (?:ver|verificar|confirmar|perguntar|checar)|trata disso|decide|sabe|está (?:a )?(?:verificar|verificando|vendo)|tem (?:de|que) (?:ver|confirmar|perguntar|dizer)|ficou de (?:ver|confirmar|mandar)",
  checked: "com|se|isso|isto|ainda|amanhã|de novo|depois|na próxima semana",
  if: "se|quando|assim que",
  confirms:
    "confirmar|puder|quiser|deixar|topar|aceitar|conseguir|aprovar|consertar|assinar|encontrar|liberar|não atrasar|confirma|pode",
  hasPapers:
    "tem (?:(?:duas|dois|três|as|a|outra|outras|uma|os|uns) )*(?:listas?|folhas?|tabelas?|planilhas?|números|dados|versões|notas)",
  mustSay:
    "(?:tem|têm|precisa|precisam) (?:de |que )?(?:ainda )?(?:confirmar|decidir|dizer|aprovar|assinar|responder)|ainda (?:tem|têm) (?:de|que) (?:confirmar|decidir|dizer|aprovar|assinar|responder)|ainda não (?:respondeu|responderam|confirmou|confirmaram|decidiu|decidiram|disse|assinou|aprovou)",
  parts:
    "tabela|lista|texto|números|preços?|citação|nomes?|sobrenome|apelido|fotos?|imagens?|logo|link|endereço|morada|hora|horário|data|local|gráfico|programa|resto|valor|cardápio|ementa|título|orador(?:a)?",
  comes:
    "(?:está |estão |fica |ficam )?(?:por|a) (?:definir|confirmar|decidir|chegar)|(?:chegam?|vêm|vem|vai|vão) (?:depois|mais tarde|amanhã)|ainda faltam?|faltam? ainda|(?:está|estão) pendentes?",
  waits:
    "depois vemos|logo se vê|vamos ver(?=\\s*(?:[.,;)!]|$))|ainda não (?:sabemos|temos|sei|sabe|decidimos|fechamos|recebemos|está (?:decidido|confirmado|certo))|(?:estamos )?(?:à espera|aguardando) (?:de |da |do |a |o )?(?:resposta|confirmação|licença|alvará|orçamento|aprovação|retorno)|continuamos à espera|falta (?:confirmar|decidir|saber|definir|a resposta|a confirmação)|não sei (?:se|quando|quanto|qual|o|a) |(?:temos|precisamos) (?:de |que )?(?:decidir|confirmar|perguntar|verificar)|qual (?:é o certo|está certo|é que vale)|confirmar antes",
  toConfirm:
    "(?:ainda )?(?:a|por) (?:confirmar|definir|combinar|decidir|verificar)|confirmar antes|sem confirmação",
  later:
    "(?:depois|amanhã|mais tarde|logo) (?:te|vos|lhe|lhes|eu|já te) ?(?:mando|passo|envio|digo|falo|mandarei)|(?:te|vos) (?:mando|passo|envio|digo)(?: \\p{L}+){0,4} (?:depois|amanhã|mais tarde)|o resto (?:depois|amanhã)",
  slots:
    "perguntar|nomes?|sobrenome|data|hora|horário|dia|mês|ano|preço|valor|número|telefone|local|morada|endereço|link|título|citação|texto|patrocinador|orador(?:a)?|inserir|adicionar|completar|preencher|(?:a|por) (?:definir|confirmar|combinar|completar|preencher)|falta|tb[acd]|xx+",
  counted:
    "euros|reais|anos|meses|semanas|dias|horas|pessoas|sócios|membros|visitantes|vagas|lugares|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|metros|km|por cento",
  games: "complete a frase|completa a frase|preencha|adivinha",
  forgot:
    "como (?:é que )?(?:se )?chama(?:va)?(?: (?:mesmo|ele|ela|esse|essa))?(?=\\s*[,?)])|como (?:é|era) mesmo|não (?:me )?lembro (?:d?o|d?a|como|qual|quanto|se)|esqueci (?:o|a|do|da) (?:nome|número|título|data|preço)|ou algo assim|o coiso",
  pictures: "fotos?|imagens?|imagem|logos?|logotipo|vídeos?|gráfico",
  kept: "(?:ver|na|no|da|do|está na|estão na) (?:minha |nossa |meu )?(?:\\p{L}+ )?(?:pasta|drive|dropbox)|(?:[^.!?]* )?que (?:te|vos|lhe) (?:mandei|enviei|passei)",
  joins:
    "o|os|as|um|uma|de|do|da|dos|das|e|ou|mas|que|que os|que as|com|com a|por|em|no|na|ao|aos|noss[oa]s?|seu|sua|para a|para os|porque|pelo|pela",
};
