const words = (list: string): string[] => list.split(/\s+/u).filter(Boolean);

/** Words that turn a statement into its opposite; folded. */
export const negators: ReadonlySet<string> = new Set(
  words(`not no never none nobody nothing neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt
  couldnt shouldnt hasnt havent hadnt mustnt unable hardly false lacks lack fails failed
  nicht kein keine keinen keinem keiner nie niemals ohne pas jamais aucun aucune sans nunca ningun ninguna sin nao nem non mai
  senza niet geen nooit не нет никогда без 不 没 沒 无 無 未 非 没有 不是 ない ません なし ず 않 없 못 아니 아닌 لا ليس لم لن नहीं न`),
);

/** Groups of which at most one member is true at a time. Members are stems (see `stem`). */
const contrastGroups: readonly string[] = [
  "january february march april june july august september october november december",
  "monday tuesday wednesday thursday friday saturday sunday",
  "north south east west northern southern eastern western",
  "dollar euro pound yen",
  "red blue green yellow black white orange purple brown pink grey",
  "morning afternoon evening midnight noon",
  "spring summer autumn winter",
  "open clos shut",
  "increas decreas declin drop",
  "rais low lower",
  "improv worsen",
  "prevent caus",
  "rise fall fell rose",
  "before after",
  "more less fewer",
  "most least",
  "high low",
  "higher lower",
  "highest lowest",
  "large small",
  "larg small",
  "largest smallest",
  "bigger smaller",
  "old new",
  "older younger",
  "oldest youngest newest",
  "long short",
  "longer shorter",
  "longest shortest",
  "first last",
  "early late",
  "earlier later",
  "left right",
  "upper lower",
  "win lose",
  "start end finish",
  "begin end finish",
  "buy sell",
  "accept reject",
  "approv reject",
  "approv refus",
  "accept refus",
  "support oppos",
  "agree disagre",
  "succeed fail",
  "pass fail",
  "gain lose",
  "profit loss",
  "add remov",
  "connect disconnect",
  "present absent",
  "full empti",
  "wet dri",
  "rich poor",
  "strong weak",
  "legal illegal",
  "lock unlock",
  "grow shrink",
  "expand shrink",
  "attack defend",
  "love hate",
  "lend borrow",
  "appear disappear",
  "safe dangerous",
  "easi difficult",
  "possibl impossibl",
  "guilti innocent",
  "allow forbid prohibit ban",
  "enabl disabl",
  "include exclude",
  "includ exclud",
  "free paid",
  "hot cold",
  "warm cool",
  "fast slow",
  "faster slower",
  "cheap expensive",
  "cheap expensiv",
  "cheaper dearer",
  "husband wife",
  "brother sister",
  "mother father",
  "son daughter",
  "male female",
  "man woman",
  "king queen",
  "public private",
  "public privat",
  "positiv negativ",
  "maximum minimum",
  "minimal maximal",
  "success failur",
  "alive dead",
  "born die",
  "import export",
  "inside outside",
  "above below",
  "arriv depart",
  "enter exit leave",
  "enter exit leav",
  "always sometim",
  "odd even",
  "daily weekly monthly yearly",
  "dai week month year hour minut second",
  "kilometer mile meter centimeter millimeter foot inch",
  "kilogram gram pound ton",
  "celsius fahrenheit",
];

/** The groups that a stem belongs to, by their position. */
const groupsOf = new Map<string, number[]>();
contrastGroups.forEach((group, index) => {
  for (const member of words(group)) groupsOf.set(member, [...(groupsOf.get(member) ?? []), index]);
});

/** Whether two different stems exclude each other: "open" and "close", "March" and "April". */
export function contrasts(one: string, other: string): boolean {
  if (one === other) return false;
  const groups = groupsOf.get(one);
  if (!groups) return false;
  const others = groupsOf.get(other);
  return others !== undefined && groups.some((group) => others.includes(group));
}

/** Whether a stem belongs to any group of words that exclude each other. */
export function hasContrast(stem: string): boolean {
  return groupsOf.has(stem);
}
