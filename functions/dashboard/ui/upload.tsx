import type { Child } from "hono/jsx";
import { own } from "../../../lib/text/own.ts";
import type { FormState } from "../http/form.ts";

type FileProps = { label: string; hint: string; accept: string; state: FormState };

/** A field for one file. Browsers never fill it in again, so it has no value to keep. */
export const FileField = ({ label, hint, accept, state }: FileProps) => {
  const error = state.errors.file;
  return (
    <div class="field">
      <label for="file">{label}</label>
      <input
        id="file"
        name="file"
        type="file"
        accept={accept}
        required
        aria-describedby={error ? "file-hint file-error" : "file-hint"}
        aria-invalid={error ? "true" : undefined}
      />
      <p class="hint" id="file-hint">
        {hint}
      </p>
      {error && (
        <p class="error" id="file-error">
          {error}
        </p>
      )}
    </div>
  );
};

/** A box to tick, sent as "true". */
export const Check = ({ name, label, state }: { name: string; label: string; state: FormState }) => {
  const error = own(state.errors, name);
  return (
    <div class="field">
      <label class="check">
        <input
          type="checkbox"
          name={name}
          value="true"
          checked={own(state.values, name) === "true"}
          aria-describedby={error && `${name}-error`}
          aria-invalid={error ? "true" : undefined}
        />
        {label}
      </label>
      {error && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};

type UploadProps = FileProps & { action: string; children?: Child };

/** The form that adds a file to a list, with what has to be said of it. */
export const UploadForm = ({ action, children, ...file }: UploadProps) => (
  <form method="post" action={action} enctype="multipart/form-data" class="form">
    <FileField {...file} />
    {children}
    <p>
      <button type="submit" class="button plain">
        Upload
      </button>
    </p>
  </form>
);
