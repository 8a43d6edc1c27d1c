import { openAffinity, sameCookies } from './affinity';
import {
  emptyBounds,
  fixedReplicas,
  foreignAutoscaler,
  inflatedTarget,
  unnamedAutoscaler,
  unscalableTarget,
} from './autoscaler';
import { incapableProvider } from './capability';
import { deprecatedField } from './deprecated';
import { missingMetricInterval, shortInterval, unreadableDuration } from './durations';
import { allHosts, badHost, badRewrite, missingGateway, originPatterns, unmappedMatch } from './gateway-api';
import { generatedObject } from './generated';
import { sameObject, selectorOfOthers } from './identity';
import { canaryAnnotation, missingBackend, ruleWithoutHttp, sharedIngress } from './ingress';
import { lostCondition, nginxConditions, unknownCondition } from './match';
import { delegatedHosts, httpOverTcp, kumaMetrics, sharedTrafficRoute } from './mesh';
import { doubleMetric, fractionRate, impossibleRange, unjudgedMetric } from './metrics';
import { generatedName } from './names';
import { percentage, threshold, wholeNumber } from './numbers';
import { ignoredRouting, retiredController, unknownProvider, unknownWord } from './provider';
import { badPort, clashingPorts, undeclaredPort, undeclaredPortName } from './ports';
import { missingVariable, unknownFunction, unusedVariable } from './queries';
import { misplacedReference, missingTemplate } from './references';
import { sharedService, sharedTarget } from './releases';
import type { Rule } from '../rule';
import { idleService, missedPrimary } from './selectors';
import { passingStep, strategyForms, stuckSteps } from './steps';
import { endlessPromotion, ignoredSetting, missingAnalysis, misreadStrategy, weightedMatch } from './strategy';
import { missingTarget, renamedService, selectorWithoutLabel, updateStrategy } from './target';
import { badUrl, silentAlert, urlWithoutNamespace } from './webhooks';

/** The rules of releases, in the order of their codes. */
export const RELEASE_RULES: readonly Rule[] = [
  incapableProvider,
  unknownProvider,
  shortInterval,
  unreadableDuration,
  threshold,
  lostCondition,
  stuckSteps,
  strategyForms,
  misreadStrategy,
  missingBackend,
  ruleWithoutHttp,
  sharedTrafficRoute,
  generatedName,
  sharedTarget,
  sharedService,
  generatedObject,
  idleService,
  missingGateway,
  allHosts,
  delegatedHosts,
  selectorWithoutLabel,
  unscalableTarget,
  emptyBounds,
  fixedReplicas,
  impossibleRange,
  missingVariable,
  badUrl,
  foreignAutoscaler,
  inflatedTarget,
  retiredController,
  sameCookies,
  missingTarget,
  nginxConditions,
  ignoredSetting,
  ignoredRouting,
  missingTemplate,
  urlWithoutNamespace,
  canaryAnnotation,
  httpOverTcp,
  originPatterns,
  deprecatedField,
  percentage,
  unmappedMatch,
  missingAnalysis,
  unknownWord,
  passingStep,
  weightedMatch,
  endlessPromotion,
  openAffinity,
  wholeNumber,
  missingMetricInterval,
  unjudgedMetric,
  doubleMetric,
  unusedVariable,
  unknownFunction,
  silentAlert,
  kumaMetrics,
  renamedService,
  badPort,
  clashingPorts,
  badHost,
  badRewrite,
  sharedIngress,
  unnamedAutoscaler,
  updateStrategy,
  missedPrimary,
  misplacedReference,
  unknownCondition,
  undeclaredPort,
  undeclaredPortName,
  fractionRate,
  sameObject,
  selectorOfOthers,
];
