/** What a request is told that is not answered. Constants: who sent it has named no language yet. */

export const wentWrong = (reference: string) =>
  `Something went wrong on our side. Please try again; if it stays, tell us this reference: ${reference}`
export const isAway =
  'The site cannot be reached in full for the moment. Please try again in a minute.'
export const tooBusy =
  'Too many people are using the site at this moment. Please try again in a few seconds.'
export const anotherSite = 'This request came from another site and was refused.'

export const noSuchHost = 'The request names no proper host.'

export const unreadable = 'The request names no proper host or address.'

export const cutOff = 'The request was cut off.'

export const tooLarge = 'The request is too large.'
export const enterLess = 'Please go back, enter less and send it again.'

export const notJson = 'Send the request as application/json.'
export const notJsonOrForm =
  'Send the request as application/json or application/x-www-form-urlencoded.'
export const notAForm = 'Send the form as application/x-www-form-urlencoded.'
export const notAnObject = 'The request must be a JSON object with fields.'
export const notProperJson = 'The request is not proper JSON.'

export const isMissing = (field: string) => `${field} is missing`
export const mustBe = (field: string, kind: string) => `${field} must be ${kind}`
export const oneOf = (kinds: readonly string[]) => `one of: ${kinds.join(', ')}`
export const another = 'something else'
/** By the name that a schema has for it. */
export const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a group of fields in { }',
  File: 'a file',
}

export const notAFile = 'Send the file as multipart/form-data.'
export const uploadCutOff = 'The upload was cut off. Please try again.'

export const logInFirst = 'Please login to access this page'
export const setUpSecondStep =
  'First set up your second step at login: open any page of the portal, and it leads you there.'
export const proofFirst = 'Please enter your password once more.'
export const notYourEnquiries =
  'These enquiries are not part of your role. Ask whoever looks after the accounts.'
export const notAllowed = 'Your account may not do this. Ask whoever looks after the accounts.'

export const noSuchPage = 'There is no page at this address.'
export const noSuchFile = 'There is no such file.'
export const noSuchCall = (method: string, path: string) => `There is no call ${method} ${path}.`
/** `methods` as HTTP lists them: `GET, POST`. */
export const takesOnly = (methods: string) => `This address takes ${methods} only.`
