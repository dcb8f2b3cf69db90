import * as v from 'valibot'

const most = 100
const noNames = 'The models must be a list of names.'

/** Names of models, each once. A form that sends a picture has one text for each, or none at all. */
export const modelNames = v.pipe(
  v.union(
    [
      v.pipe(
        v.string(),
        v.transform((name) => [name]),
      ),
      v.array(v.string()),
    ],
    noNames,
  ),
  v.transform((names) => [...new Set(names.map((name) => name.trim()))].filter(Boolean)),
  v.maxLength(most, `At most ${most} models can be named.`),
  v.everyItem((name) => name.length <= 100, noNames),
)
