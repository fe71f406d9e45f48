import { CohabitProvider } from "cohabit/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Chat } from "./chat";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <CohabitProvider>
      <Chat />
    </CohabitProvider>
  </StrictMode>,
);
