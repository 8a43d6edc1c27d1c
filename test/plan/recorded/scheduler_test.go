// Runs releases through Flagger's own scheduler, tick by tick, on the fake clients of its packages. It is compiled as a
// part of Flagger's package controller (see record.ts): what it needs there is not exported.
package controller

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"go.uber.org/zap"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	netv1 "k8s.io/api/networking/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	kubefake "k8s.io/client-go/kubernetes/fake"
	"k8s.io/client-go/tools/record"

	flaggerv1 "github.com/fluxcd/flagger/pkg/apis/flagger/v1beta1"
	"github.com/fluxcd/flagger/pkg/apis/gatewayapi/v1beta1"
	"github.com/fluxcd/flagger/pkg/canary"
	clientset "github.com/fluxcd/flagger/pkg/client/clientset/versioned"
	flaggerfake "github.com/fluxcd/flagger/pkg/client/clientset/versioned/fake"
	informers "github.com/fluxcd/flagger/pkg/client/informers/externalversions"
	"github.com/fluxcd/flagger/pkg/metrics"
	"github.com/fluxcd/flagger/pkg/metrics/observers"
	"github.com/fluxcd/flagger/pkg/notifier"
	"github.com/fluxcd/flagger/pkg/router"
)

const (
	namespace = "webapp"
	// firstWindow tells the metrics apart in a query: each looks back a number of seconds of its own.
	firstWindow = 61
)

// release is one that is to be recorded.
type release struct {
	Canary flaggerv1.Canary `json:"canary"`
	Ticks  []situation      `json:"ticks"`
}

// situation is what Flagger finds at a tick.
type situation struct {
	// Changes of the target: "new", or "promoted" for the version that was promoted last.
	Changes []string `json:"changes"`
	// Canary and Primary are "ready", "waiting" or "late".
	Canary  string `json:"canary"`
	Primary string `json:"primary"`
	// Hooks and Metrics that fail.
	Hooks   []string `json:"hooks"`
	Metrics []string `json:"metrics"`
}

// outcome is what stands after a tick, and what was asked in it.
type outcome struct {
	Phase        string   `json:"phase"`
	CanaryWeight int      `json:"canaryWeight"`
	FailedChecks int      `json:"failedChecks"`
	Iterations   int      `json:"iterations"`
	Primary      int      `json:"primary"`
	Canary       int      `json:"canary"`
	Mirrored     bool     `json:"mirrored"`
	Replicas     int32    `json:"replicas"`
	Version      string   `json:"version"`
	Hooks        []string `json:"hooks"`
	Metrics      []string `json:"metrics"`
}

// world is a cluster with one Canary.
type world struct {
	ctrl    *Controller
	kube    kubernetes.Interface
	flagger clientset.Interface
	spec    flaggerv1.CanarySpec
	now     situation
	hooks   []string
	metrics []string
	version int
	newest  int
}

func TestRecord(t *testing.T) {
	in, err := os.ReadFile(os.Getenv("RELEASES"))
	must(err)
	var releases []release
	must(json.Unmarshal(in, &releases))
	outcomes := make([][]outcome, len(releases))
	for i, r := range releases {
		outcomes[i] = run(r)
	}
	out, err := json.Marshal(outcomes)
	must(err)
	must(os.WriteFile(os.Getenv("OUTCOMES"), out, 0o644))
}

func run(r release) []outcome {
	w := &world{}
	server := httptest.NewServer(w)
	defer server.Close()
	w.set(r.Canary, server.URL)
	for i := 0; w.canary().Status.Phase != flaggerv1.CanaryPhaseInitialized; i++ {
		if i > 2 {
			panic("not initialized")
		}
		w.tick()
		w.become("podinfo-primary", "ready")
	}
	w.spec.Suspend = r.Canary.Spec.Suspend
	w.restoreSpec()
	outcomes := make([]outcome, len(r.Ticks))
	for i, s := range r.Ticks {
		w.now, w.hooks, w.metrics = s, []string{}, []string{}
		for _, change := range s.Changes {
			w.change(change)
		}
		w.become("podinfo", s.Canary)
		w.become("podinfo-primary", s.Primary)
		w.tick()
		outcomes[i] = w.outcome()
	}
	return outcomes
}

// set makes the cluster. A suspended Canary is set up before it is suspended.
func (w *world) set(c flaggerv1.Canary, url string) {
	c.Spec.Suspend = false
	c.Spec.MetricsServer = url
	c.Spec.IngressRef = &flaggerv1.LocalObjectReference{Name: "podinfo"}
	c.Spec.Service.GatewayRefs = []v1beta1.ParentReference{{Name: "public"}}
	templates := informers.NewSharedInformerFactory(nil, 0).Flagger().V1beta1()
	for i := range c.Spec.Analysis.Webhooks {
		hook := &c.Spec.Analysis.Webhooks[i]
		hook.URL = url + "/hook/" + hook.Name
	}
	for i := range c.Spec.Analysis.Metrics {
		metric := &c.Spec.Analysis.Metrics[i]
		metric.Interval = fmt.Sprintf("%ds", firstWindow+i)
		if metric.Query != "" {
			metric.Query = "query[{{ interval }}]"
		}
		if metric.TemplateRef != nil {
			metric.TemplateRef.Name = metric.Name
			must(templates.MetricTemplates().Informer().GetIndexer().Add(&flaggerv1.MetricTemplate{
				ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: metric.Name},
				Spec: flaggerv1.MetricTemplateSpec{
					Provider: flaggerv1.MetricTemplateProvider{Type: "prometheus", Address: url},
					Query:    "template[{{ interval }}]",
				},
			}))
		}
	}
	w.spec = *c.Spec.DeepCopy()
	w.kube = kubefake.NewSimpleClientset(deployment(), ingress())
	w.flagger = flaggerfake.NewSimpleClientset(&c)
	log := zap.NewNop().Sugar()
	tracker := &canary.ConfigTracker{Logger: log, KubeClient: w.kube, FlaggerClient: w.flagger}
	observer, err := observers.NewFactory(url)
	must(err)
	w.ctrl = &Controller{
		kubeClient:    w.kube,
		flaggerClient: w.flagger,
		flaggerInformers: Informers{
			CanaryInformer: templates.Canaries(),
			MetricInformer: templates.MetricTemplates(),
			AlertInformer:  templates.AlertProviders(),
		},
		eventRecorder:   &record.FakeRecorder{},
		logger:          log,
		flaggerWindow:   time.Second,
		canaryFactory:   canary.NewFactory(w.kube, w.flagger, nil, tracker, []string{"app"}, []string{""}, log),
		observerFactory: observer,
		recorder:        metrics.NewRecorder(controllerAgentName, false),
		routerFactory:   router.NewFactory(nil, w.kube, w.flagger, nil, "nginx.ingress.kubernetes.io", "", log, w.flagger, true),
		notifier:        &notifier.NopNotifier{},
	}
}

// tick lets Flagger do its work once. The fake API server takes a spec along with a status; the real one does not.
func (w *world) tick() {
	w.ctrl.advanceCanary("podinfo", namespace)
	w.restoreSpec()
}

func (w *world) restoreSpec() {
	c := w.canary()
	c.Spec = *w.spec.DeepCopy()
	_, err := w.flagger.FlaggerV1beta1().Canaries(namespace).Update(context.TODO(), c, metav1.UpdateOptions{})
	must(err)
}

func (w *world) canary() *flaggerv1.Canary {
	c, err := w.flagger.FlaggerV1beta1().Canaries(namespace).Get(context.TODO(), "podinfo", metav1.GetOptions{})
	must(err)
	return c
}

func (w *world) deployment(name string) *appsv1.Deployment {
	d, err := w.kube.AppsV1().Deployments(namespace).Get(context.TODO(), name, metav1.GetOptions{})
	must(err)
	return d
}

func (w *world) update(d *appsv1.Deployment) {
	_, err := w.kube.AppsV1().Deployments(namespace).Update(context.TODO(), d, metav1.UpdateOptions{})
	must(err)
}

func (w *world) change(to string) {
	if to == "new" {
		w.newest++
		w.version = w.newest
	} else {
		promoted := w.canary().Status.LastPromotedSpec
		for w.version = w.newest; canary.ComputeHash(template(w.version)) != promoted; w.version-- {
		}
	}
	d := w.deployment("podinfo")
	d.Spec.Template = template(w.version)
	w.update(d)
}

// become gives a workload the status that it has when it is ready, is waited for, or has passed its deadline.
func (w *world) become(name, readiness string) {
	d := w.deployment(name)
	replicas := int32(1)
	if d.Spec.Replicas != nil {
		replicas = *d.Spec.Replicas
	}
	d.Status = appsv1.DeploymentStatus{Replicas: replicas, UpdatedReplicas: replicas}
	switch readiness {
	case "ready":
		d.Status.AvailableReplicas = replicas
	case "late":
		d.Status.Conditions = []appsv1.DeploymentCondition{
			{Type: appsv1.DeploymentProgressing, Status: corev1.ConditionFalse, Reason: "ProgressDeadlineExceeded"},
		}
	}
	w.update(d)
}

func (w *world) outcome() outcome {
	c := w.canary()
	primary, weight, mirrored, err := w.ctrl.routerFactory.MeshRouter(c.Spec.Provider, "app").GetRoutes(c)
	must(err)
	target := w.deployment("podinfo")
	return outcome{
		Phase:        string(c.Status.Phase),
		CanaryWeight: c.Status.CanaryWeight,
		FailedChecks: c.Status.FailedChecks,
		Iterations:   c.Status.Iterations,
		Primary:      primary,
		Canary:       weight,
		Mirrored:     mirrored,
		Replicas:     *target.Spec.Replicas,
		Version:      w.deployment("podinfo-primary").Spec.Template.Annotations["version"],
		Hooks:        w.hooks,
		Metrics:      w.metrics,
	}
}

var window = regexp.MustCompile(`\[(\d+)s\]`)

// ServeHTTP answers Flagger's hooks, and its queries in the place of Prometheus.
func (w *world) ServeHTTP(response http.ResponseWriter, request *http.Request) {
	if name, ok := strings.CutPrefix(request.URL.Path, "/hook/"); ok {
		failed := contains(w.now.Hooks, name)
		w.hooks = append(w.hooks, mark(failed)+name)
		if failed {
			response.WriteHeader(http.StatusForbidden)
		}
		return
	}
	value := "0"
	if match := window.FindStringSubmatch(request.URL.Query().Get("query")); match != nil {
		seconds, err := strconv.Atoi(match[1])
		must(err)
		name := w.spec.Analysis.Metrics[seconds-firstWindow].Name
		failed := contains(w.now.Metrics, name)
		w.metrics = append(w.metrics, mark(failed)+name)
		if failed != (name == "request-success-rate") {
			value = "100"
		}
	}
	fmt.Fprintf(response, `{"data":{"result":[{"value":[0,%q]}]}}`, value)
}

func mark(failed bool) string {
	if failed {
		return "!"
	}
	return ""
}

func contains(names []string, name string) bool {
	for _, n := range names {
		if n == name {
			return true
		}
	}
	return false
}

func template(version int) corev1.PodTemplateSpec {
	return corev1.PodTemplateSpec{ObjectMeta: metav1.ObjectMeta{
		Labels:      map[string]string{"app": "podinfo"},
		Annotations: map[string]string{"version": strconv.Itoa(version)},
	}}
}

func deployment() *appsv1.Deployment {
	return &appsv1.Deployment{
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "podinfo"},
		Spec: appsv1.DeploymentSpec{
			Selector: &metav1.LabelSelector{MatchLabels: map[string]string{"app": "podinfo"}},
			Template: template(0),
		},
	}
}

func ingress() *netv1.Ingress {
	backend := netv1.IngressBackend{Service: &netv1.IngressServiceBackend{Name: "podinfo"}}
	paths := &netv1.HTTPIngressRuleValue{Paths: []netv1.HTTPIngressPath{{Path: "/", Backend: backend}}}
	return &netv1.Ingress{
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "podinfo", Annotations: map[string]string{}},
		Spec:       netv1.IngressSpec{Rules: []netv1.IngressRule{{IngressRuleValue: netv1.IngressRuleValue{HTTP: paths}}}},
	}
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
