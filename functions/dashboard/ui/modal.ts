/**
 * What stands over the page holds the focus until it is answered or closed: the browser shows it as a modal dialog,
 * without a script. Browsers that know no commands of buttons show it as a popover.
 */
export const OVER_THE_PAGE = { popover: "auto", closedby: "any" } as const;

/** The attributes of a button that opens the dialog with this id. */
export const opens = (id: string) => ({ command: "show-modal", commandfor: id, popovertarget: id });

/** The attributes of the button that leads back from it. */
export const closes = (id: string) => ({
  command: "close",
  commandfor: id,
  popovertarget: id,
  popovertargetaction: "hide" as const,
});
