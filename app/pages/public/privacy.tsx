import { addressLine } from '#app/dealer/dealer.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { useHouse } from '#app/site/use-house.ts'
import type { Route } from './+types/privacy'
import * as words from './privacy-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.privacy,
    description: words.pageDescription,
  })

export default function Privacy() {
  const { dealer } = useHouse()
  const [beforeEmail, afterEmail] = words.writeToUs
  return (
    <>
      <PageHead title={words.privacy}>{words.inShort}</PageHead>
      <div className="column pb-16 md:pb-24">
        <div className="prose titled-rows">
          <h2>{words.whatWeKeep}</h2>
          <p>{words.dependingOnForm}</p>
          <ul>
            {words.kept.map((it) => (
              <li key={it}>{it}</li>
            ))}
          </ul>
          <h2>{words.whyAndWho}</h2>
          <p>{words.toAnswer}</p>
          <h2>{words.howLong}</h2>
          <p>{words.twoYears}</p>
          <h2>{words.yourDevice}</h2>
          <p>{words.noCookies}</p>
          <h2>{words.mapsAndFilms}</h2>
          <p>{words.onlyWhenPressed}</p>
          <h2>{words.yourRights}</h2>
          <p>
            {beforeEmail}
            <a href={`mailto:${dealer.email}`}>{dealer.email}</a>
            {afterEmail}
          </p>
          <h2>{words.whoWeAre}</h2>
          <p>{words.dealerAt(dealer.name, addressLine(dealer))}</p>
        </div>
      </div>
    </>
  )
}
