import { servicesContext } from '#app/context.server.ts'
import { addressLine } from '#app/dealer/dealer.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/privacy'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy',
    description: 'What this site keeps about you, why, for how long, and how to stop it.',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { dealer } = context.get(servicesContext)
  return { dealer: await dealer.get() }
}

export default function Privacy({ loaderData: { dealer } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Privacy">
        What we keep, why, for how long, and how you can see or stop it. Last changed on 21 November
        2026.
      </PageHead>
      <div className="column pb-16 md:pb-24">
        <div className="prose titled-rows">
          <h2>What we keep</h2>
          <p>
            What you type into a form, and the time at which you sent it. Depending on the form:
          </p>
          <ul>
            <li>your name, mobile number and e-mail address, to answer you;</li>
            <li>the model, its year of purchase and registration number, to find its record;</li>
            <li>the day on which you would like to come;</li>
            <li>
              for a loan: its amount and which proofs of identity and address you hold (never the
              documents themselves);
            </li>
            <li>for reminders: by which ways you want them;</li>
            <li>your message.</li>
          </ul>
          <h2>Why, and who sees it</h2>
          <p>
            Our staff use it to answer that one enquiry and to do what you asked for. A lender sees
            a loan enquiry only after you have said which lender. We sell nothing of it and send no
            advertising that you have not asked for.
          </p>
          <h2>How long</h2>
          <p>
            Enquiries are kept for two years, and as long as tax and vehicle law demand where they
            led to a bill. Then they are erased.
          </p>
          <h2>Your device</h2>
          <p>
            Visitors get no cookies. While you fill in a form, your browser keeps a draft of it in
            this tab, and it may remember which models you looked at last: both stay on your device
            and never reach us. There are no advertising or counting scripts.
          </p>
          <h2>Maps and films</h2>
          <p>
            A map is loaded from OpenStreetMap, and a film from YouTube where it is one of theirs,
            only when you press on it. Your network address then reaches them. The links beside them
            work the same way.
          </p>
          <h2>Your rights</h2>
          <p>
            Write to <a href={`mailto:${dealer.email}`}>{dealer.email}</a> to see what we hold about
            you, to correct it, to have it erased or to take your consent back; give the reference
            of your enquiry if you have it. We answer within seven days. If we do not settle it, you
            can complain to the Data Protection Board of India.
          </p>
          <h2>Who we are</h2>
          <p>
            {dealer.name}, {addressLine(dealer)}.
          </p>
        </div>
      </div>
    </>
  )
}
