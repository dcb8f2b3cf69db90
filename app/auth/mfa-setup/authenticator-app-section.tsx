import { Button } from '#app/ui/components/button.tsx'
import { HtmlPostForm } from './html-post-form.tsx'
import { confirmAppFields } from './second-factor-form-fields.ts'
import type { SecondFactorFormResult, SecondFactorPageData } from './second-factor-page.server.ts'
import { SecondFactorPageLink } from './second-factor-page-link.tsx'
import type { AuthenticatorAppSetup } from './second-factor-setup.server.ts'
import * as words from './staff-words.ts'

/** Shows whether the authenticator app is on, with a button to turn it on or off. */
export function AuthenticatorAppSection({ page }: { page: SecondFactorPageData }) {
  return (
    <section aria-labelledby="app-part" className="max-w-prose">
      <h2 id="app-part" className="font-bold text-xl">
        {words.appHeading}
      </h2>
      <p className="mt-1 mb-4 text-quiet">
        {page.appSince ? words.appIsOn(page.appSince) : words.appIsOff}
      </p>
      {page.appSince ? (
        <SecondFactorPageLink to="?do=off" size="small">
          {words.turnOff}
        </SecondFactorPageLink>
      ) : (
        <form method="post">
          <input type="hidden" name="intent" value="begin" />
          <Button type="submit" tone="signal" size="small">
            {words.turnOn}
          </Button>
        </form>
      )}
    </section>
  )
}

type Props = { userId: string; setUp: AuthenticatorAppSetup; told: SecondFactorFormResult }

/** Shows the secret as a QR code and as text, with a form for the code that confirms it. */
export function ConfirmAuthenticatorApp({ userId, setUp: { address, square, key }, told }: Props) {
  return (
    <div className="grid max-w-prose gap-8">
      <section aria-labelledby="step-one">
        <h2 id="step-one" className="font-bold text-xl">
          {words.stepOne}
        </h2>
        <p className="mt-1 mb-4 text-quiet">{words.howToScan}</p>
        {/* Always dark on light: many cameras cannot read an inverted QR code. */}
        <svg
          role="img"
          aria-label={words.squareMeans}
          viewBox={`0 0 ${square.size} ${square.size}`}
          shapeRendering="crispEdges"
          className="size-56 rounded-control border border-hairline bg-white text-black"
        >
          <path d={square.path} fill="currentColor" />
        </svg>
        {/* A phone cannot scan its own screen. */}
        <a
          href={address}
          className="inline-flex min-h-11 items-center text-signal-text underline md:hidden"
        >
          {words.openApp}
        </a>
        <p className="mt-4">{words.orType}</p>
        <p className="mt-1 select-all break-words font-mono font-semibold text-lg">{key}</p>
      </section>
      <section aria-labelledby="step-two">
        <h2 id="step-two" className="mb-4 font-bold text-xl">
          {words.stepTwo}
        </h2>
        <HtmlPostForm
          intent="confirm"
          fields={confirmAppFields}
          userId={userId}
          told={told.message === '' ? undefined : told}
          submit={words.confirm}
        >
          <SecondFactorPageLink to="?" size="small">
            {words.back}
          </SecondFactorPageLink>
        </HtmlPostForm>
      </section>
    </div>
  )
}
