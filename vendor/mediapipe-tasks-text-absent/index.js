export class TextEmbedder {
  constructor() {
    throw new TypeError("@mediapipe/tasks-text is not installed");
  }
}
