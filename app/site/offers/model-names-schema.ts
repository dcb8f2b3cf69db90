import * as v from 'valibot'

const maxModelNames = 100
const invalidModelNamesMessage = 'The models must be a list of names.'

/** Names of models, without duplicates. A multipart form has one text for each name, or no text. */
export const modelNamesSchema = v.pipe(
  v.union(
    [
      v.pipe(
        v.string(),
        v.transform((name) => [name]),
      ),
      v.array(v.string()),
    ],
    invalidModelNamesMessage,
  ),
  v.transform((names) => [...new Set(names.map((name) => name.trim()))].filter(Boolean)),
  v.maxLength(maxModelNames, `An offer can have at most ${maxModelNames} models.`),
  v.everyItem((name) => name.length <= 100, invalidModelNamesMessage),
)
