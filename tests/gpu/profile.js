// Counts and times WebGPU commands of the realm that it runs in. drive.py puts it before the code of every worker in the steps that ask for it.
// The page commands it over a BroadcastChannel: "count" and "time" begin a measurement, "stop" ends it and is answered.
// While timing, every dispatch has a pass of its own with two timestamps, so sums are those of the kernels alone.
(() => {
  if (typeof GPUDevice === "undefined" || globalThis.profilesGpu) return;
  globalThis.profilesGpu = true;
  const channel = new BroadcastChannel("gpu-profile");
  const batches = new BroadcastChannel("gpu-batches");
  // What the engine's check of a batch found: drive.py calls it there. "largest": difference of a logit; "range": of the logits of a row.
  globalThis.reportBatch = (tokens, rows, expected, difference) => {
    if (rows === undefined) return batches.postMessage({ size: tokens.length, difference, failed: true });
    let largest = 0;
    let low = Infinity;
    let high = -Infinity;
    let missing = 0;
    rows.forEach((row, index) => row.forEach((value, id) => {
      const other = expected[index]?.[id] ?? NaN;
      if (!Number.isFinite(value) || !Number.isFinite(other)) return void (Object.is(value, other) || (missing += 1));
      largest = Math.max(largest, Math.abs(value - other));
      low = Math.min(low, other);
      high = Math.max(high, other);
    }));
    const best = (row) => row?.indexOf(row.reduce((most, value) => Math.max(most, value), -Infinity));
    const sameBest = rows.filter((row, index) => best(row) === best(expected[index])).length;
    batches.postMessage({ size: tokens.length, difference, largest, range: high - low, missing, sameBest });
  };
  let mode = "off";
  let counts = {};
  let kernels = new Map();
  let pending = [];
  let startedAt = 0;
  const add = (name, by = 1) => (counts[name] = (counts[name] ?? 0) + by);
  const codes = new WeakMap();
  const pipelines = new WeakMap();
  let devices = 0;
  const wrap = (prototype, name, make) => {
    const plain = prototype[name];
    prototype[name] = make(plain);
  };
  wrap(GPUAdapter.prototype, "requestDevice", (plain) => function (descriptor = {}) {
    const features = [...(descriptor.requiredFeatures ?? [])];
    if (this.features.has("timestamp-query") && !features.includes("timestamp-query")) features.push("timestamp-query");
    devices += 1;
    return plain.call(this, { ...descriptor, requiredFeatures: features });
  });
  wrap(GPUDevice.prototype, "createShaderModule", (plain) => function (descriptor) {
    const module = plain.call(this, descriptor);
    codes.set(module, descriptor.code);
    return module;
  });
  const named = (pipeline, descriptor) => {
    const code = codes.get(descriptor.compute.module) ?? "";
    let hash = 7;
    for (let at = 0; at < code.length; at++) hash = (Math.imul(hash, 31) + code.charCodeAt(at)) | 0;
    pipelines.set(pipeline, { key: `${descriptor.label || ""}#${(hash >>> 0).toString(36)}`, code });
    return pipeline;
  };
  wrap(GPUDevice.prototype, "createComputePipeline", (plain) => function (descriptor) {
    return named(plain.call(this, descriptor), descriptor);
  });
  wrap(GPUDevice.prototype, "createComputePipelineAsync", (plain) => async function (descriptor) {
    return named(await plain.call(this, descriptor), descriptor);
  });
  for (const name of ["writeBuffer", "submit"]) wrap(GPUQueue.prototype, name, (plain) => function (...given) {
    if (mode !== "off") add(name);
    return plain.apply(this, given);
  });
  // Where the wall time goes: "cpuMs" from the end of a read-back to the next submit (code in this realm), "gpuMs" from that submit to the end of its
  // read-back (GPU process and GPU), "encodeMs" from the first command of an encoder to the submit.
  let mappedAt = 0;
  let submittedAt = 0;
  let encodingAt = 0;
  const since = (name, from) => from > 0 && mode !== "off" && add(name, performance.now() - from);
  wrap(GPUBuffer.prototype, "mapAsync", (plain) => function (...given) {
    if (mode !== "off") add("mapAsync");
    if (mode !== "off" && given[0] === GPUMapMode.READ) add("bytesRead", given[2] ?? this.size - (given[1] ?? 0));
    const mapping = plain.apply(this, given);
    if (mode !== "off") {
      mapping.then(() => {
        since("gpuMs", submittedAt);
        submittedAt = 0;
        mappedAt = performance.now();
      }, () => undefined);
    }
    return mapping;
  });
  wrap(GPUQueue.prototype, "submit", (plain) => function (...given) {
    since("cpuMs", mappedAt);
    since("encodeMs", encodingAt);
    mappedAt = 0;
    encodingAt = 0;
    const at = performance.now();
    const done = plain.apply(this, given);
    if (mode !== "off") add("submitMs", performance.now() - at);
    submittedAt = performance.now();
    return done;
  });
  wrap(GPUDevice.prototype, "createBuffer", (plain) => function (descriptor) {
    if (mode !== "off") add("createBuffer");
    return plain.call(this, descriptor);
  });
  wrap(GPUDevice.prototype, "createBindGroup", (plain) => function (descriptor) {
    if (mode !== "off") add("createBindGroup");
    return plain.call(this, descriptor);
  });
  wrap(GPUDevice.prototype, "createCommandEncoder", (plain) => function (descriptor) {
    const encoder = plain.call(this, descriptor);
    encoder.madeOn = this;
    return encoder;
  });

  // --- counting ---
  const pass = GPUComputePassEncoder.prototype;
  wrap(pass, "setPipeline", (plain) => function (pipeline) {
    this.pipelineNow = pipeline;
    return plain.call(this, pipeline);
  });
  for (const name of ["dispatchWorkgroups", "dispatchWorkgroupsIndirect"]) wrap(pass, name, (plain) => function (...given) {
    if (mode !== "off") {
      add("dispatches");
      const entry = kernelOf(this.pipelineNow, name === "dispatchWorkgroups" ? given : ["indirect"]);
      entry.count += 1;
    }
    return plain.apply(this, given);
  });
  function kernelOf(pipeline, size) {
    const { key, code } = pipelines.get(pipeline) ?? { key: "unknown", code: "" };
    const name = `${key} ${size.join("x")}`;
    let entry = kernels.get(name);
    if (entry === undefined) kernels.set(name, (entry = { name, code, count: 0, ns: 0 }));
    return entry;
  }

  // --- timing ---
  const setPipeline = pass.setPipeline;
  const dispatch = { dispatchWorkgroups: pass.dispatchWorkgroups, dispatchWorkgroupsIndirect: pass.dispatchWorkgroupsIndirect };
  wrap(GPUCommandEncoder.prototype, "beginComputePass", (plain) => function (descriptor) {
    if (mode !== "off") add("passes");
    if (encodingAt === 0) encodingAt = performance.now();
    if (mode !== "time") return plain.call(this, descriptor);
    const encoder = this;
    const device = encoder.madeOn;
    try {
      encoder.timed ??= { set: device.createQuerySet({ type: "timestamp", count: 4096 }), used: 0, entries: [] };
    } catch (error) {
      add(`error ${error}`);
      console.warn(`gpu-profile: ${error}`, device?.features?.has("timestamp-query"));
      return plain.call(this, descriptor);
    }
    const timed = encoder.timed;
    const groups = new Map();
    let pipeline;
    const one = (kind, given) => {
      try {
        dispatchOne(kind, given);
      } catch (error) {
        console.warn(`gpu-profile: ${kind} ${error.stack}`);
        throw error;
      }
    };
    const dispatchOne = (kind, given) => {
      const entry = kernelOf(pipeline, kind === "dispatchWorkgroups" ? given : ["indirect"]);
      const isTimed = timed.used + 2 <= 4096;
      const real = plain.call(encoder, isTimed ? { timestampWrites: { querySet: timed.set, beginningOfPassWriteIndex: timed.used, endOfPassWriteIndex: timed.used + 1 } } : {});
      if (isTimed) {
        timed.entries.push(entry);
        timed.used += 2;
      }
      setPipeline.call(real, pipeline);
      for (const [index, rest] of groups) real.setBindGroup(index, ...rest);
      dispatch[kind].apply(real, given);
      real.end();
    };
    return {
      setPipeline: (given) => (pipeline = given),
      setBindGroup: (index, ...rest) => groups.set(index, rest),
      dispatchWorkgroups: (...given) => one("dispatchWorkgroups", given),
      dispatchWorkgroupsIndirect: (...given) => one("dispatchWorkgroupsIndirect", given),
      end: () => undefined, pushDebugGroup: () => undefined, popDebugGroup: () => undefined, insertDebugMarker: () => undefined, label: "",
    };
  });
  const stamps = new WeakMap();
  wrap(GPUCommandEncoder.prototype, "finish", (plain) => function (descriptor) {
    const { timed } = this;
    if (timed === undefined || timed.used === 0) return plain.call(this, descriptor);
    const device = this.madeOn;
    const resolved = device.createBuffer({ size: timed.used * 8, usage: 0x0200 | 0x0004 });
    const read = device.createBuffer({ size: timed.used * 8, usage: 0x0001 | 0x0008 });
    this.resolveQuerySet(timed.set, 0, timed.used, resolved, 0);
    this.copyBufferToBuffer(resolved, 0, read, 0, timed.used * 8);
    const buffer = plain.call(this, descriptor);
    stamps.set(buffer, { read, resolved, timed });
    return buffer;
  });
  wrap(GPUQueue.prototype, "submit", (plain) => function (buffers) {
    const list = [...buffers];
    const done = plain.call(this, list);
    for (const buffer of list) {
      const found = stamps.get(buffer);
      if (found === undefined) continue;
      stamps.delete(buffer);
      const collected = found.read.mapAsync(1).then(() => {
        const values = new BigUint64Array(found.read.getMappedRange().slice(0));
        found.read.destroy();
        found.resolved.destroy();
        found.timed.set.destroy();
        found.timed.entries.forEach((entry, index) => {
          entry.ns += Number(values[2 * index + 1] - values[2 * index]);
        });
        counts.spanNs = (counts.spanNs ?? 0) + Number(values.at(-1) - values[0]);
      });
      pending.push(collected.catch((error) => add(`error ${error}`)));
    }
    return done;
  });

  channel.addEventListener("message", async ({ data }) => {
    if (devices === 0) return;
    if (data === "count" || data === "time") {
      [mode, counts, kernels, pending, startedAt] = [data, {}, new Map(), [], performance.now()];
    } else if (data === "stop") {
      const ended = mode;
      const ms = performance.now() - startedAt;
      mode = "off";
      await Promise.all(pending);
      const list = [...kernels.values()].toSorted((one, other) => other.ns - one.ns || other.count - one.count);
      channel.postMessage({ mode: ended, ms, counts, kernels: list.map(({ name, count, ns, code }) => ({ name, count, ns, code })) });
    }
  });
})();
