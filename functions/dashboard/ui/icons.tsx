/** Line icons of the dashboard, drawn for a grid of 20 by 20. */
const PATHS = {
  home: "M3 9.5 10 3l7 6.5M5 8v9h10V8M8.5 17v-5h3v5",
  create: "M10 4v12M4 10h12",
  runs: "M3 4h6v6H3zM11 4h6v6h-6zM3 12h6v5H3zM11 12h6v5h-6z",
  calendar: "M3 5h14v12H3zM3 8.5h14M7 3v4M13 3v4",
  posts: "M4 16V9M8.5 16V4M13 16v-6M17 16V7",
  brand:
    "M10 3a7 7 0 1 0 0 14c1.5 0 1.8-1 1.2-2-.8-1.4.2-2.5 1.8-2.5h2A2 2 0 0 0 17 10.500 7 7 0 0 0 10 3zM6.500 9.500h.01M9 6.500h.01M13 7.500h.01",
  accounts:
    "M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16c0-3 2.200-5 5-5s5 2 5 5M13 9a2.500 2.500 0 1 0 0-5M14 11c2.400.300 4 2.200 4 5",
  studio: "M3 4h14v9H3zM7 17h6M10 13v4M7 8.500l2 2 4-4",
  developer: "M7 6 3 10l4 4M13 6l4 4-4 4M11.500 4l-3 12",
  billing: "M2.500 5h15v10h-15zM2.500 8.500h15M5.500 12.500h3",
  settings: "M4 6h8M15 6h1M4 14h1M8 14h8M13.500 4v4M6.500 12v4",
  bell: "M5 14V9a5 5 0 0 1 10 0v5l1.500 1.500h-13zM8.500 17.500h3",
  keyboard:
    "M2.500 5.500h15v9h-15zM5.500 8.500h.01M8.500 8.500h.01M11.500 8.500h.01M14.500 8.500h.01M6.500 11.500h7",
  sign_out: "M8 4H4v12h4M12 6l4 4-4 4M16 10H8",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
