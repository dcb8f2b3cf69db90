import type { ReactNode } from 'react'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import * as words from '#app/catalogue/vehicles/words.ts'
import { Button, LinkButton } from '#app/ui/components/button.tsx'

type Props = {
  to: string
  model: Pick<Vehicle, 'bikeName' | 'hasDetails' | 'isOnSale'>
  children: ReactNode
  tone?: 'signal' | 'stage'
  size?: 'normal' | 'tight'
  className?: string
  /** Id of the element that explains why there is no link. */
  describedBy: string
}

/** Links to a model's page. Without `hasDetails` it is a disabled button with the reason. */
export function ModelPageButton({
  to,
  model,
  children,
  tone = 'stage',
  size = 'normal',
  className,
  describedBy,
}: Props) {
  if (!model.hasDetails)
    return (
      <Button
        tone="stage"
        size={size}
        className={`flex-col gap-0 ${className ?? ''}`}
        aria-disabled="true"
        aria-describedby={describedBy}
      >
        {children}{' '}
        <span className="font-normal text-xs">
          {model.isOnSale ? words.noPageOfItsOwn : words.noLongerSold}
        </span>
      </Button>
    )
  return (
    <LinkButton
      to={to}
      state={{ bikeName: model.bikeName }}
      viewTransition
      tone={tone}
      size={size}
      className={className}
    >
      {children}
    </LinkButton>
  )
}
