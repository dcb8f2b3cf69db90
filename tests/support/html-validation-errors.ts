import { HtmlValidate } from 'html-validate'

/**
 * Checks the HTML standard, accessibility, one h1, and no style attribute (the content security
 * policy would refuse it). Spelling rules are left out: React writes `charSet` and `<br/>`, which
 * HTML allows.
 */
const htmlValidator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    'input-missing-label': 'error',
    'no-inline-style': 'error',
    // <progress> cannot draw a ring. The rows of the desk's list are cards on a phone and are
    // selected and opened as a whole, which a <table> cannot lay out.
    'prefer-native-element': [
      'error',
      { exclude: ['progressbar', 'table', 'rowgroup', 'row', 'columnheader', 'cell'] },
    ],
    // Telephone numbers are in elements that do not wrap.
    'tel-non-breaking': 'off',
  },
})

/** Finds the errors of a document: rule, message, and the markup around it. */
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
