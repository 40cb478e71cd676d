/** Roles and colours of a list such as "primary #1F5C4A, accent #E8762D". */
export const colorsListed = (listed: string): [role: string, color: string][] =>
  [...listed.matchAll(/([a-z]+) (#[0-9A-F]{6})/gi)].map(([, role = "", color = ""]) => [role, color]);

/** What stands in the uploaded logo, to be taken with one press. */
export const ColorsOfLogo = ({ listed }: { listed: string }) => {
  const colors = colorsListed(listed);
  if (colors.length === 0) return null;
  return (
    <p class="row">
      In your logo:
      {colors.map(([role, color]) => (
        <svg class="swatch" viewBox="0 0 1 1" role="img" aria-label={`${role} ${color}`}>
          <rect width="1" height="1" fill={color} />
        </svg>
      ))}
      <button type="submit" name="take" value="logo" class="button plain">
        Use only these
      </button>
    </p>
  );
};
