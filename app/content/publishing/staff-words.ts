/** Messages for the staff if a plan can't be carried out, or a draft can't be discarded because of one. */

export const plannerLostRight = (planner: string) =>
  planner === ''
    ? 'It is not known who planned it. Please plan it again.'
    : `${planner}, who planned it, may not publish any more. An account that may publish can plan it again.`
export const nothingPrepared = 'Its draft is gone. Please write and plan it again.'
export const heldByPlan = (planner: string) =>
  `${planner} has planned its publication. Only an account that may publish can discard the draft, and the plan with it.`
