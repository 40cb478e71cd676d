import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { STUDIO } from "../core/refusal-groups.ts";
import { templateNamed } from "../runs/template-names.ts";
import { describeTemplate, TemplateInfo } from "../runs/templates.ts";

export const listStudioTemplates = operation({
  id: "list_studio_templates",
  summary: "List the templates that the key's Studio profile allows.",
  effect: "read",
  refuses: STUDIO,
  input: z.object({}),
  output: z.array(TemplateInfo),
  needs: () => ({ effect: "read", studio: {} }),
  async run({ studio: { profile }, settings }) {
    return (profile?.templates ?? []).flatMap((name) => {
      const named = templateNamed(name);
      if (!named) return [];
      return [
        {
          ...describeTemplate(named.template, settings.publicUrl),
          output_type: name,
          asset_type: named.assetType,
        },
      ];
    });
  },
});
