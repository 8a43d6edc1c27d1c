// Options that cannot work are compile errors.
import { Duration } from 'cdk8s';
import { Strategy, Target, Traffic } from '../../../index';

// Unknown keys, also where the type of the options is inferred.
// error: maxWeigth is not an option
Strategy.canary({ maxWeigth: 50, stepWeight: 10 });
// error: 'iteration' does not exist
Strategy.blueGreen({ iteration: 10 });
// error: stepWeight is not an option
Strategy.blueGreen({ iterations: 10, stepWeight: 10 });

// One form of steps, not both and not neither.
Strategy.canary({ stepWeight: 10 });
Strategy.canary({ stepWeights: [1, 10, 50] });
// error: stepWeight wins over stepWeights: give one of them
Strategy.canary({ stepWeight: 10, stepWeights: [1, 10] });
// error: stepWeight
Strategy.canary({ maxWeight: 50 });
// error: the last of stepWeights is the maximum
Strategy.canary({ stepWeights: [1, 10], maxWeight: 50 });

// Routing settings stand at the provider that honours them.
Traffic.gatewayApi({ gateways: [{ name: 'public' }], backendTimeout: Duration.seconds(5) });
// error: backendTimeout
Traffic.istio({ backendTimeout: Duration.seconds(5) });
// error: retries
Traffic.gatewayApi({ gateways: [{ name: 'public' }], retries: { attempts: 3 } });
// error: host
Traffic.kuma({ host: 'app.example.com' });
Traffic.istio({ delegation: true });
// error: a VirtualService that is delegated to has no hosts
Traffic.istio({ delegation: true, hosts: ['app.example.com'] });
Traffic.nginx({ ingress: 'podinfo' });
// error: host
Traffic.nginx({ ingress: 'podinfo', host: 'app.example.com' });

// error: not assignable
Target.deployment(7);
