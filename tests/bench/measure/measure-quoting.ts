/** The time that speculative tokens save if a reply quotes its prompt: requests of the evaluation of starter-chat. */
import { type BenchService, stepwiseChat } from "../bench-service.ts";
import { streamChat, type TimedReply } from "../chat-stream.ts";

export interface QuotingSkill {
  name: string;
  /** Bodies without model, temperature and max_tokens. */
  requests: { messages: object[] }[];
}

const maxTokens = 160;

/** In turns, after a round that warms up: tokens a second of all replies of each skill, ahead and one token a run. The texts are compared. */
export async function measureQuoting({ runtime }: BenchService, repetitions: number, skills: QuotingSkill[]) {
  const samples = skills.map((skill) => ({ skill, ahead: new Array<number>(), stepwise: new Array<number>(), tokens: 0, differing: 0 }));
  for (let run = -1; run < repetitions; run++) {
    for (const sample of samples) {
      const ahead = new DecodeTime();
      const stepwise = new DecodeTime();
      sample.differing = 0;
      for (const request of sample.skill.requests) {
        const body = { ...request, max_tokens: maxTokens };
        const one = await streamChat({ ...body, model: "starter-chat" });
        const other = await streamChat({ ...body, model: stepwiseChat });
        if (one.text !== other.text) sample.differing += 1;
        ahead.add(one);
        stepwise.add(other);
      }
      if (run < 0) continue;
      sample.tokens = ahead.tokens;
      sample.ahead.push(ahead.rate);
      sample.stepwise.push(stepwise.rate);
    }
  }
  await runtime.unload("starter-chat");
  await runtime.unload(stepwiseChat);
  return samples.map(({ skill: { name, requests }, ...rest }) => ({ name, replies: requests.length, ...rest }));
}

/** From the first token of each reply to its end. */
class DecodeTime {
  tokens = 0;
  #milliseconds = 0;

  add({ outputTokens, firstTokenAt, endAt }: TimedReply): void {
    this.tokens += outputTokens - 1;
    this.#milliseconds += endAt - firstTokenAt;
  }

  /** Tokens a second. */
  get rate(): number {
    return (1000 * this.tokens) / this.#milliseconds;
  }
}
