import type { SecondFactorPageData } from './second-factor-page.server.ts'
import { SecondFactorPageLink } from './second-factor-page-link.tsx'
import * as words from './staff-words.ts'

/** Lists the passkeys of the logged-in account, with the dates of creation and last use. */
export function PasskeySection({
  page: { passkeys, canHavePasskeys },
}: {
  page: SecondFactorPageData
}) {
  return (
    <section aria-labelledby="passkey-part" className="max-w-prose">
      <h2 id="passkey-part" className="font-bold text-xl">
        {words.passkeysHeading}
      </h2>
      <p className="mt-1 mb-4 text-quiet">{words.passkeysMean}</p>
      {passkeys.length > 0 && (
        <ul className="mb-4 border-hairline border-t">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...passkey} />
          ))}
        </ul>
      )}
      {canHavePasskeys ? (
        <SecondFactorPageLink to="?do=passkey" size="small">
          {words.addPasskey}
        </SecondFactorPageLink>
      ) : (
        <p>{words.passkeysNeedAddress}</p>
      )}
    </section>
  )
}

function PasskeyRow({ id, name, added, lastUsed }: SecondFactorPageData['passkeys'][number]) {
  const [seen, heard] = words.removeLabel(name)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline border-b py-2.5">
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-quiet text-sm">{words.addedAndUsed(added, lastUsed)}</p>
      </div>
      <SecondFactorPageLink to={`?do=remove&passkey=${encodeURIComponent(id)}`} size="dense">
        {seen}
        <span className="sr-only">{heard}</span>
      </SecondFactorPageLink>
    </li>
  )
}
