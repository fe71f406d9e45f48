export class LlmInference {
  constructor() {
    throw new TypeError("@mediapipe/tasks-genai is not installed");
  }
}
