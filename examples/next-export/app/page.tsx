import { Question } from "./question";

export default function Page() {
  return (
    <main>
      <h1>Ask the model in this page</h1>
      <Question />
    </main>
  );
}
