import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React closes void elements with a slash, which HTML allows.
    'void-style': 'off',
    // A page's own server answers its stylesheet: a hash guards only files of others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A dialog's title ranks below the page's heading, wherever the dialog stands.
    'heading-level': ['error', { sectioningRoots: [], minInitialRank: 'h2' }],
  },
});

/** The validation errors of a page's HTML with rule and place; empty for valid HTML. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} at ${line}:${column} ${selector ?? ''}`,
    ),
  );
}
