import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { whatsAppUrl } from '#app/platform/dealer-details/contact-links.ts'
import { Button, buttonClassName, LinkButton } from '#app/ui/components/button.tsx'
import { Download } from '#app/ui/icons/download.ts'
import { MessageCircle } from '#app/ui/icons/message-circle.ts'
import { Printer } from '#app/ui/icons/printer.ts'
import type { PriceCalculation } from './price-calculation.ts'
import * as words from './words.ts'

type Props = Pick<PriceCalculation, 'bikeName' | 'model' | 'variant' | 'pdfPath' | 'shareText'>

/** Buttons above the sheet, which are not printed. */
export function PriceCalculationActions({ bikeName, model, variant, pdfPath, shareText }: Props) {
  const chosen = variant === undefined ? '' : `?${new URLSearchParams({ variant })}`
  return (
    <div className="mb-6 flex flex-wrap gap-3 print:hidden">
      {/* Only a script can print. */}
      <Button tone="ink" size="small" onClick={() => window.print()} className="noscript:hidden">
        <Printer aria-hidden className="size-5" />
        {words.print}
      </Button>
      <a href={pdfPath} rel="nofollow" className={buttonClassName({ size: 'small' })}>
        <Download aria-hidden className="size-5" />
        {words.pdf}
      </a>
      <a
        href={whatsAppUrl('', shareText)}
        rel="noopener"
        target="_blank"
        className={buttonClassName({ size: 'small' })}
      >
        <MessageCircle aria-hidden className="size-5" />
        {words.share}
      </a>
      <LinkButton to={modelDetailPath({ bikeName }) + chosen} size="small">
        {words.back(model)}
      </LinkButton>
    </div>
  )
}
