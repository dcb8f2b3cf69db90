import type { ReactNode } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import type { Vehicle } from '#app/vehicles/vehicle.ts'

type Props = {
  to: string
  model: Pick<Vehicle, 'bikeName' | 'hasDetails'>
  children: ReactNode
  tone?: 'signal' | 'stage'
  size?: 'normal' | 'tight'
  className?: string
  /** The id of the sentence that says why there is nothing behind it. */
  describedBy: string
}

/** Leads to a model's own pages; for a model without them it stays and says why. */
export function DetailButton({
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
        tone={tone}
        size={size}
        className={className}
        aria-disabled="true"
        aria-describedby={describedBy}
      >
        {children}
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
