import type { ReactNode } from "react";

export const metadata = { title: "cohabit in a static export" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
