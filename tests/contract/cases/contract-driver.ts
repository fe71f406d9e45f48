/**
 * The interface through which the acceptance cases of contract 17 use a service. The cases run in Node against the API
 * alone and in Chromium through the service worker, so this file uses no API of Node, and a request is plain data.
 */

export interface CaseRequest {
  /** Default: POST when there is a body, else GET. */
  method?: string;
  /** Added to `Authorization: Bearer <a valid token>`; null omits that header. */
  headers?: Record<string, string | null>;
  /** Sent as it is. */
  body?: string;
}

/** Both vitest's and Playwright's `expect` fit. */
type Expect = (actual: unknown, message?: string) => Expectation;

interface Expectation {
  toBe(expected: unknown): void;
  toEqual(expected: unknown): void;
  toMatch(expected: RegExp): void;
  toContain(expected: unknown): void;
  toBeGreaterThan(expected: number): void;
  toBeLessThanOrEqual(expected: number): void;
  toBeDefined(): void;
  toBeUndefined(): void;
  not: Omit<Expectation, "not">;
}

export interface ContractDriver {
  expect: Expect;
  /** Sends a request to a path of the contract, for example "/v2/chat", and returns its complete response. */
  call(path: string, request?: CaseRequest): Promise<Response>;
  /** Reads the stream until `count` events (`event:` lines) have come, cancels it, and returns the text so far. */
  readEventsThenCancel(path: string, request: CaseRequest, count: number): Promise<string>;
  models: {
    chat: string;
    embed: string;
    rerank: string;
    /** A model of any role with a slash in its name. */
    slashed: string;
    /** A chat model with the feature vision. */
    vision: string;
    /** A chat model that follows the script in the last user message (tests/scripted/script.ts). */
    scripted: string;
    /** The same, and it can think. */
    reasoning: string;
  };
  /** A configured token without the permission connectors. */
  tokenWithoutConnectors: string;
  /** Origin of a connector server (tests/connectors/connector-server.ts). */
  connectorServer: string;
  /** A configured token of another owner, with all permissions. */
  otherToken: string;
}

export interface ContractCase {
  /** Line of contract 17. */
  number: number;
  name: string;
  /**
   * Whether another engine, dialect or tokenizer could answer differently. In Node such a case runs over every driver, and any
   * other case over two of them. Default: false.
   */
  dependsOnEngine?: boolean;
  run(driver: ContractDriver): Promise<void>;
}
