/** The end of a form that asks for a person's permission: `decision` is `allow` or `deny`. */
export const AllowOrDeny = () => (
  <div class="row">
    <button type="submit" class="button main" name="decision" value="allow">
      Allow
    </button>
    <button type="submit" class="button plain" name="decision" value="deny">
      Do not allow
    </button>
  </div>
);
