import { valueAt, type KubeObject } from './objects';

export interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason: string;
  readonly message: string;
  readonly observedGeneration?: number;
}

/** The condition of a type; undefined while it is not of the object as it is now. */
export function conditionOf(object: KubeObject | undefined, type: string): Condition | undefined {
  const conditions = (valueAt(object, 'status', 'conditions') ?? []) as readonly Condition[];
  const found = conditions.find((condition) => condition.type === type);
  return found?.observedGeneration === object?.metadata.generation ? found : undefined;
}
