/**
 * Messages of refused requests. They are constants, because the sender's language is not known at
 * this point.
 */

export const wentWrong = (reference: string) =>
  `Something went wrong on our side. Please try again. If it happens again, tell us this reference: ${reference}`
export const isAway =
  'Parts of this site are not available at the moment. Please try again in a minute.'
export const tooBusy =
  'Too many people are using the site right now. Please try again in a few seconds.'
export const anotherSite = 'This request came from another site and was refused.'

export const noSuchHost = 'The request has no valid host.'

export const unreadable = 'The request has no valid host or address.'

export const cutOff = 'The request was incomplete.'

export const tooLarge = 'The request is too large.'
export const enterLess = 'Please go back, shorten your text and send it again.'

export const notJson = 'Send the request as application/json.'
export const notJsonOrForm =
  'Send the request as application/json or application/x-www-form-urlencoded.'
export const notAForm = 'Send the form as application/x-www-form-urlencoded.'
export const notAnObject = 'The request must be a JSON object with fields.'
export const notProperJson = 'The request is not valid JSON.'

export const isMissing = (field: string) => `${field} is missing`
export const mustBe = (field: string, kind: string) => `${field} must be ${kind}`
export const oneOf = (kinds: readonly string[]) => `one of: ${kinds.join(', ')}`
export const another = 'another value'
/** Names of types in messages, by Valibot's name of the type. */
export const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a group of fields in { }',
  File: 'a file',
}

export const notAFile = 'Send the file as multipart/form-data.'
export const uploadCutOff = 'The upload was interrupted. Please try again.'

export const logInFirst = 'Please login to access this page'
export const setUpSecondStep =
  'First set up your second step at login. Open any page of the portal to start.'
export const proofFirst = 'Please enter your password again.'
export const notYourEnquiries =
  'Your role does not include these enquiries. Ask the owner if you need them.'
export const notAllowed = 'Your role does not allow this. Ask the owner if you need it.'

export const noSuchPage = 'There is no page at this address.'
export const noSuchFile = 'There is no such file.'
export const noSuchCall = (method: string, path: string) =>
  `There is no endpoint ${method} ${path}.`
/** `methods` is a list as in the `Allow` header: `GET, POST`. */
export const takesOnly = (methods: string) => `This address accepts ${methods} only.`
