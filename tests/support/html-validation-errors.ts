import { HtmlValidate } from 'html-validate'

/**
 * The HTML standard, its accessibility rules, one h1, and no style attribute (the content policy
 * would refuse it). Rules of mere spelling are not in these: React writes `charSet` and `<br/>`, as
 * HTML allows.
 */
const htmlValidator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    'input-missing-label': 'error',
    'no-inline-style': 'error',
    // A ring that fills cannot be drawn by <progress>; its role says the same.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // The numbers stand in elements of their own that do not wrap.
    'tel-non-breaking': 'off',
  },
})

/** The faults of a document: rule, message, and the markup around it. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const lines = html.split('\n')
  const { results } = await htmlValidator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const near = lines[line - 1]?.slice(Math.max(0, column - 80), column + 120)
      return `${ruleId}: ${message}: ${near}`
    }),
  )
}
