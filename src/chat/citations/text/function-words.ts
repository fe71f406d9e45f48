const words = (list: string): string[] => list.split(/\s+/u).filter(Boolean);

/** Words that carry grammar, not facts; folded (lower case, no accents). They are never evidence. */
export const functionWords: ReadonlySet<string> = new Set(
  words(`
  a an the this that these those some any each every both either all such same other another much many more most less least few
  i me my mine we us our ours you your yours he him his she her hers it its they them their theirs one ones who whom whose which what
  myself himself herself itself themselves there here where when why how
  is are was were be been being am do does did done doing have has had having will would shall should can could may might must
  of in on at by for with from to into onto about as than over under between among during through across against per via within upon
  off out up down toward towards around
  and or but nor so yet if then else because while although though whereas unless until since whether however therefore thus hence
  also too very just only even still already again quite rather really well now ever once
  s t d ll re ve
  yes ok okay sure please thanks thank hello hi sorry
  der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde wurden hat haben hatte
  im am um zu zum zur von vom mit auf aus bei fur als wie auch sich es er sie wir ihr ich dass durch nach uber unter
  le la les l un une des du de d ne et ou mais est sont etait etaient a ont avait au aux en dans par pour sur avec que qui ce cette ces
  il elle ils elles nous vous se sa son ses leur leurs
  el los las una unos unas y o pero es son era eran fue fueron ha han por para con del al lo que se su sus como
  os uma e ou mas foi sao  em na nos nas do da dos das com ao
  il gli i uno ed ma sono del della dei delle nel nella che si di da
  het een en of maar zijn werd was van voor met op aan dat
  и в во на с со к по из у о об от до за это как что он она они его ее их был была было были
  και το τα η ο οι του της των στο στη στην με για από που είναι ήταν
  の は が を に で と も や へ から まで より です ます でした ました である だ た て し い な する した して いる ある れる られ さん
  的 了 是 在 和 与 也 有 为 于 以 及 其 这 那 他 她 它 们 一个 个 位于 被 把 由 吗 呢 吧 之
  은 는 이 가 을 를 의 에 에서 와 과 도 로 으로
  في من على إلى عن مع هو هي هذا هذه التي الذي أن كان كانت و
  है हैं था थी थे का की के को में से पर और यह वह ने
  `),
);

/** Words that talk about the conversation or its material and not about the world. */
export const metaWords: ReadonlySet<string> = new Set(
  words(`answer question document documents source sources according based context passage provided following information text
  mention mentions mentioned state states stated say says said search result results tool output here's summary overview
  dokument dokumente antwort frage laut document documents reponse question selon documento documentos respuesta pregunta segun`),
);

/** Words that follow a determiner's grammar: what comes after one of them fills a slot that a source fills with its own word. */
export const slotOpeners: ReadonlySet<string> = new Set(
  words(`a an the is are was were be been as in at on of by for to from with into my his her its their our your
  der die das ein eine ist war als im am von mit le la les un une est dans de du el los las una es en del di il lo e`),
);

/** Prepositions that name who did it in a passive sentence. */
export const agentWords: ReadonlySet<string> = new Set(words(`by von par por da`));

/** Words that point back to something named before. */
export const anaphors: ReadonlySet<string> = new Set(
  words(`he him his she her hers it its they them their theirs this that these those who which
  er sie es ihr sein seine il elle ils elles son sa ses leur el ella ellos su sus`),
);

/** Words that join clauses; a clause ends in front of them. */
export const clauseOpeners: ReadonlySet<string> = new Set(
  words(`and but or while whereas which who whose where because although though however und oder aber et ou mais y pero`),
);

/** Common words that say little by themselves; they count, but not for much. */
export const lightWords: ReadonlySet<string> = new Set(
  words(`make use call name get give take go come know see find include become want need work show help locat first new way thing
  part kind type type time year day people person number like good different several various also often usually known current`),
);
