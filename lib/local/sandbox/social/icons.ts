/** Plain outlines, drawn for these pages; no network's own. */
const PATHS = {
  heart:
    "M12 20s-7.5-4.6-9-9.3C2 7.4 4.2 5 7 5c2 0 3.8 1.1 5 3 1.2-1.9 3-3 5-3 2.8 0 5 2.4 4 5.700C19.5 15.4 12 20 12 20z",
  thumb:
    "M7 11v9H4v-9h3zm0 0 4-7c1.6 0 2.5 1 2.3 2.600L13 10h5.200c1.3 0 2.2 1.2 1.9 2.400l-1.5 6A2 2 0 0 1 16.7 20H7",
  comment: "M4 12a8 7.5 0 1 1 3.6 6.200L4 20l1.2-3.600A7 7 0 0 1 4 12z",
  share: "M4 13v6h16v-6M12 15V4m0 0L8 8m4-4 4 4",
  repeat: "M5 11V9a2 2 0 0 1 2-2h11m0 0-3-3m3 3-3 3M19 13v2a2 2 0 0 1-2 2H6m0 0 3-3m-3 3 3 3",
  eye: "M2.5 12S6 6 12 6s9.5 6 9.5 6S18 18 12 18s-9.5-6-9.5-6zM12 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
} as const;

export const icon = (name: keyof typeof PATHS): string =>
  `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${PATHS[name]}"/></svg>`;

/** What a browser shows beside the page's title: a box of sand. */
export const PAGE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f5c4a"/><path d="M5 22c5-7 8-3 11-7s6-1 11 3v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z" fill="#f2c879"/></svg>`;
