/** What Flagger appends to the names of the objects that it makes (`pkg/apis/flagger/v1beta1/canary.go`). */
export const PRIMARY_SUFFIX = '-primary';
export const CANARY_SUFFIX = '-canary';

/** The Services of a release: clients call the apex. */
export interface ServiceNames {
  readonly apex: string;
  readonly primary: string;
  readonly canary: string;
}

export function serviceNames(apex: string): ServiceNames {
  return { apex, primary: primaryName(apex), canary: canaryName(apex) };
}

export function primaryName(name: string): string {
  return name + PRIMARY_SUFFIX;
}

export function canaryName(name: string): string {
  return name + CANARY_SUFFIX;
}
