/** The way back from the pages below Developer. */
export const BackToDeveloper = () => (
  <a class="button plain" href="/app/developer">
    Back to developer
  </a>
);
