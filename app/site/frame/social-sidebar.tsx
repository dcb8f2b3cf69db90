import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { AtSign } from '#app/ui/icons/at-sign.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import * as words from './footer-words.ts'
import { FacebookIcon, InstagramIcon, XIcon, YoutubeIcon } from './social-network-icons.ts'

/**
 * Four links in the margin of a wide screen. A phone has no margin, so the links are in a collapsed
 * part above the footer.
 */
export function SocialSidebar({ links }: { links: Dealer['social'] }) {
  return (
    <aside aria-label={words.socialMedia} className="social">
      <details id="social">
        <summary>
          <span className="lg:sr-only">{words.followUs}</span>
          <ChevronRight aria-hidden className="size-4" />
        </summary>
        <ul>
          {links.map(({ name, url }) => {
            const Sign = findNetworkIcon(name)
            return (
              <li key={url}>
                <a
                  href={url}
                  rel="noopener me"
                  target="_blank"
                  aria-label={words.inNewTab(name)}
                  title={name}
                >
                  <Sign aria-hidden className="size-5" />
                </a>
              </li>
            )
          })}
        </ul>
      </details>
    </aside>
  )
}

const iconsByNetwork: Record<string, typeof AtSign> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  youtube: YoutubeIcon,
  x: XIcon,
  twitter: XIcon,
}
const findNetworkIcon = (network: string) => iconsByNetwork[network.toLowerCase()] ?? AtSign
