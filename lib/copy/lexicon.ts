import { once, wordSet } from "../text/once.ts";

/** Small closed word lists: just enough English to find verbs, fragments and empty words. Lower case, straight apostrophes. */

export const BASE_VERBS = once(() =>
  wordSet(`accept achieve act activate add address adopt advance afford aim allow amplify analyse analyze announce answer
  appear apply approve archive arrange arrive ask assign attach attend attract automate avoid back backup bake become begin believe
  benefit bill blend block blog book boost borrow bounce break breathe brew bring broadcast browse bug build bundle burn
  buy call cancel capture care carry catch cause celebrate challenge change charge chat check choose claim clean clear click
  climb close coach code collect combine come comment commit compare complain complete compose compress connect consider contact
  continue contribute convert cook copy cost count cover crash create cross curate customise customize cut dance deal debug
  decide decline decrease deliver demo deploy depend describe deserve design detect dm develop dig discover discuss dive
  do donate double download draft draw dream drink drive drop earn ease eat edit eliminate email embed empower enable
  encourage end enforce engage enjoy enrol enroll ensure enter evaluate explain explore export extend face fail fall feature feed
  feel fetch fight figure fill filter find finish fit fix flag fly focus follow forget format forward fund gain gather
  generate get give go grab grow guarantee guess guide handle happen hate have hear help hide highlight hire hit hold host
  house identify ignore import improve include increase inform inspire install integrate introduce invest invite involve
  join judge jump keep kick kill know label land last launch lead learn leave lend let level like limit link list listen live
  load localise localize lock log look lose love lower maintain make manage map mark market match matter mean measure meet
  mention merge message migrate miss mix monitor move name need nominate note notice notify offer onboard open operate
  optimise optimize order organise organize outperform own pack park partner pass pay perform pick pilot ping pitch plan
  plant play plug point post pour power practise practice prefer prepare present preserve press prevent preview print
  process produce promise promote prompt protect prove provide publish pull purchase push put quarantine quit raise ran rank rate
  reach react read rebuild receive recommend record recover recruit redeem redesign reduce refer refresh refund
  register reimagine release remember remind remove renew rent reopen repair repeat replace reply report request
  require rerun rescue reserve reset resolve respond rest restore result resume retire return reuse reveal review reward
  ride ring rise risk roll route run sail save say scale scan schedule score scroll search secure see seem sell send
  serve set settle share ship shop show shrink shut sign sing simplify sit skip sleep slow smell solve sort sound spark
  speak spend split sponsor spot sprint stand start stay steal step stick stop store stream strengthen stretch
  struggle study subscribe succeed suffer suggest suit summarise summarize supply support surprise survey survive
  swap swim switch sync tackle tag take talk target taste teach team tell test thank think throw tidy tie touch tour
  track trade train transfer transform translate travel treat trigger triple trust try tune turn type understand
  unify unlock update upgrade upload use validate value verify view visit volunteer vote wait wake walk want warn
  pre-order preorder wash waste watch wear welcome win wish wonder work worry wrap write renovate refurbish dip slump surge slip soar plunge halve tumble peak hover collaborate adapt deepen smile laugh bite knit sew stir rinse boil drain peel chop slice roast grill
  whisk sip sprinkle mash steam soak scrub polish paint drill hammer tighten loosen unscrew twist lift drag squeeze bend
  fold unfold unwrap unpack tape glue trim prune sow weed mow rake harvest breathe relax rotate insert detach unplug
  configure deploy refactor commit rename sort group label archive pin mute`),
);

const IRREGULAR_FORMS = once(() =>
  wordSet(`am is are was were been be has had have did does done went gone came made took taken gave given got gotten saw seen
  knew known thought brought bought built sent spent kept left lost met paid said sold told found felt held led meant
  put read ran ridden rode risen rose set shown shrank shrunk sought spoke spoken stood stuck taught threw thrown
  understood won wore wrote written began begun became broke broken chose chosen cut drew drawn drove driven ate eaten
  fell fallen flew flown forgot grew grown heard hid hit hurt let lit quit rang sang sank sat shut slept spread stole
  swam swept woke rebuilt tore torn dug fed hung bound shot swung hired`),
);

export const AUXILIARIES = once(() =>
  wordSet(`am is are was were be been being has have had do does did can could will would shall should may might must won't
  can't don't doesn't isn't aren't wasn't weren't hasn't haven't didn't couldn't wouldn't shouldn't cannot i'm we're
  you're they're it's he's she's that's there's i've we've you've they've we'll you'll they'll it'll i'll i'd we'd
  you'd they'd who's what's here's let's`),
);
export const DETERMINERS = once(() =>
  wordSet(`a an the this that these those my your our their his her its every each some any no all both another one two three
  four five six seven eight nine ten`),
);
export const PREPOSITIONS = once(() =>
  wordSet(`of in on at by for with from to into onto over under about after before between during through without within across
  along around behind below beside beyond near off per since than until till up upon via toward towards against among
  inside outside despite like as`),
);
export const PRONOUNS = once(() =>
  wordSet("i you we they he she it who everyone everybody anyone nobody someone people"),
);
export const CONJUNCTIONS = once(() =>
  wordSet(`and or but so because although though while when where if unless whether nor yet which that who whose whom why how
  what`),
);
export const ADVERBS = once(() =>
  wordSet(`now just also already still only even again soon later today tomorrow yesterday here there then once twice never
  always often usually really very quite too almost instead together away back down out well far fast faster
  automatically completely directly easily finally fully instantly recently simply up`),
);

/** Words without content of their own; whatever remains of a text is what it is about. */
export const STOPWORDS = once(
  () =>
    new Set([
      ...AUXILIARIES(),
      ...DETERMINERS(),
      ...PREPOSITIONS(),
      ...PRONOUNS(),
      ...CONJUNCTIONS(),
      ...ADVERBS(),
      ...wordSet(`not no yes me us them him myself yourself more most less least much many few lot lots other others same such own
      new get gets got getting make makes made use uses used using want wants need needs please thing things way ways etc
      e.g i.e via per vs it's don't week day days month year years time times hour hours minute minutes second seconds
      free monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
      september october november december first last next`),
    ]),
);

export const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
export const DAYS =
  "mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";

/** Possible base forms of an inflected word. */
function bases(w: string): string[] {
  const out = [w];
  const cut = (n: number, add = "") => out.push(w.slice(0, -n) + add);
  if (w.endsWith("ies")) cut(3, "y");
  if (w.endsWith("es")) cut(2);
  if (w.endsWith("s")) cut(1);
  if (w.endsWith("ied")) cut(3, "y");
  if (w.endsWith("ed")) out.push(w.slice(0, -2), w.slice(0, -1), w.slice(0, -3));
  if (w.endsWith("ing")) out.push(w.slice(0, -3), `${w.slice(0, -3)}e`, w.slice(0, -4));
  return out;
}

export const isBaseVerb = (w: string): boolean => BASE_VERBS().has(w) || w === "be";
const isIrregular = (w: string): boolean => IRREGULAR_FORMS().has(w);
export const isVerb = (w: string): boolean =>
  AUXILIARIES().has(w) || isIrregular(w) || bases(w).some((b) => BASE_VERBS().has(b));
export const isPast = (w: string): boolean =>
  (w.endsWith("ed") && isVerb(w)) || (isIrregular(w) && !AUXILIARIES().has(w));
/** The -s form of a known verb: "takes", "opens", but also nouns such as "builds". */
export const isThirdPerson = (w: string): boolean =>
  w.endsWith("s") &&
  !w.endsWith("ss") &&
  !BASE_VERBS().has(w) &&
  bases(w)
    .slice(1)
    .some((b) => BASE_VERBS().has(b));
