"""Trains on an accelerator what train.ts and taught.ts train on a core: the same examples in, the same kind of weights out.

Given a folder as cli/trainer.ts writes it. Needs PyTorch; works without an accelerator as well, only slower.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8
# A pupil learns what its teachers think, which is exact: nothing needs to sit out, and weights hardly shrink.
PUPIL = {"decay": 0.5, "dropped": 0.0, "judgedBy": "aims"}


class Examples:
    """Positions as rows of facts, most of them nothing, and what is to be learnt of each."""

    def __init__(self, folder, name, inputs):
        def read(part, kind):
            return np.fromfile(folder / f"{name}.{part}", dtype=kind)

        starts = read("starts", "<u4").astype(np.int64)
        self.length = len(starts) - 1
        self.facts = torch.zeros(self.length, inputs, device=DEVICE)
        rows = torch.from_numpy(np.repeat(np.arange(self.length), np.diff(starts))).to(DEVICE)
        numbers = torch.from_numpy(read("numbers", "<u2").astype(np.int64)).to(DEVICE)
        amounts = torch.from_numpy(read("amounts", "<f4")).to(DEVICE)
        self.facts.index_put_((rows, numbers), amounts, accumulate=True)
        self.plain, self.payoffs, self.aims = (
            torch.from_numpy(read(part, "<f4")).to(DEVICE) for part in ("plain", "payoffs", "aims")
        )


def odds_of(parts, facts, plain, keep=None):
    """The log-odds of several networks side by side: a row a network, a column an example. Every part has a network a row too."""
    first, first_bias, second, second_bias, last, end = parts
    one = torch.relu(facts @ first + first_bias[:, None])
    if keep is not None:
        one = one * keep
    two = torch.relu(one @ second.mT + second_bias[:, None])
    return (two * last[:, None]).sum(-1) + end[:, :1] + end[:, 1:] * plain


def predictions(parts, examples, block=16384):
    with torch.no_grad():
        blocks = [slice(n, n + block) for n in range(0, examples.length, block)]
        return torch.cat([odds_of(parts, examples.facts[each], examples.plain[each]) for each in blocks], dim=1)


def losses(parts, examples, by):
    if examples.length == 0:
        return torch.zeros(len(parts[0]), device=DEVICE)
    return misses(predictions(parts, examples), getattr(examples, by))


def misses(odds, right):
    """The log loss of each network."""
    return F.binary_cross_entropy_with_logits(odds, right.expand_as(odds), reduction="none").mean(1)


class Adam:
    """With decoupled weight decay; inputs that a batch has not seen stay as they are."""

    def __init__(self, parts):
        self.parts = parts
        self.mean = [torch.zeros_like(part) for part in parts]
        self.square = [torch.zeros_like(part) for part in parts]
        self.steps = 0

    def step(self, seen, rate, decay):
        self.steps += 1
        length = rate * (1 - SQUARE**self.steps) ** 0.5 / (1 - MEAN**self.steps)
        with torch.no_grad():
            for n, part in enumerate(self.parts):
                slope = part.grad
                mean = MEAN * self.mean[n] + (1 - MEAN) * slope
                square = SQUARE * self.square[n] + (1 - SQUARE) * slope * slope
                moved = part * (1 - rate * decay) - length * mean / (square.sqrt() + TINY)
                for old, new in ((self.mean[n], mean), (self.square[n], square), (part, moved)):
                    old.copy_(torch.where(seen[:, None], new, old) if n == 0 else new)
                part.grad = None


def train(examples, held_back, parts, lesson, name):
    """Trains networks side by side; of each the best epoch by the examples held back is kept."""
    parts = [part.clone().requires_grad_() for part in parts]
    many, width = parts[1].shape
    adam = Adam(parts)
    by, dropped, batch = lesson["judgedBy"], lesson["dropped"], lesson["batch"]
    best = [part.detach().clone() for part in parts]
    least = losses(best, held_back, by) if lesson["goesOn"] else torch.full((many,), float("inf"), device=DEVICE)
    for epoch in range(lesson["epochs"]):
        order = torch.randperm(examples.length, device=DEVICE)
        rate = lesson["rate"] * 0.5 ** (epoch // 2)
        for start in range(0, examples.length, batch):
            these = order[start : start + batch]
            facts = examples.facts[these]
            keep = (torch.rand(many, len(these), width, device=DEVICE) >= dropped) / (1 - dropped)
            misses(odds_of(parts, facts, examples.plain[these], keep), examples.aims[these]).sum().backward()
            adam.step((facts != 0).any(0), rate, lesson["decay"])
        now = losses(parts, held_back, by)
        better = now < least
        least = torch.where(better, now, least)
        with torch.no_grad():
            for kept, part in zip(best, parts):
                kept.copy_(torch.where(better.view(-1, *[1] * (part.dim() - 1)), part, kept))
        print(f"  {name}, epoch {epoch + 1} of {lesson['epochs']}: log loss {now.mean().item():.4f}", file=sys.stderr, flush=True)
    return best


def fresh(inputs, width, deep):
    """A network that knows nothing returns the plain evaluation."""

    def noise(scale, *shape):
        return scale * (2 * torch.rand(*shape, device=DEVICE) - 1)

    first = noise(0.1, 1, inputs, width)
    biases = torch.zeros(1, width, device=DEVICE), torch.zeros(1, deep, device=DEVICE)
    end = torch.tensor([[0.0, 1.0]], device=DEVICE)
    return [first, biases[0], noise((3 / width) ** 0.5, 1, deep, width), biases[1], noise(0.01, 1, deep), end]


def decode(data):
    """The weights as bots/network.ts writes them: the first layer in whole steps of each neuron's scale."""
    _, inputs, width, deep = np.frombuffer(data, "<u4", 4)
    sizes = [width, width, deep * width, deep, deep, 2]
    floats = torch.from_numpy(np.frombuffer(data, "<f4", sum(map(int, sizes)), 16).copy()).to(DEVICE)
    scales, first_bias, second, second_bias, last, end = floats.split([int(size) for size in sizes])
    steps = np.frombuffer(data, "i1", int(inputs * width), 16 + 4 * len(floats)).astype(np.float32)
    first = torch.from_numpy(steps.reshape(1, inputs, width)).to(DEVICE) * scales
    return [first, first_bias[None], second.view(1, deep, width), second_bias[None], last[None], end[None]]


def encode(parts, magic):
    first, first_bias, second, second_bias, last, end = (part.detach().cpu().numpy() for part in parts)
    _, inputs, width = first.shape
    largest = np.abs(first).max(axis=(0, 1))
    scales = np.where(largest > 0, largest / 127, 1).astype("<f4")
    head = np.array([magic, inputs, width, second.shape[1]], "<u4").tobytes()
    floats = b"".join(part.astype("<f4").tobytes() for part in (scales, first_bias, second, second_bias, last, end))
    return head + floats + np.rint(first / scales).astype("i1").tobytes()


def main(folder):
    lesson = json.loads((folder / "lesson.json").read_text())
    torch.manual_seed(int.from_bytes(lesson["seed"].encode(), "little") % 2**63)
    inputs, teachers = lesson["inputs"], lesson["teachers"]
    examples, held_back = (Examples(folder, name, inputs) for name in ("examples", "held-back"))
    before = folder / "before.network"
    lesson["goesOn"] = before.exists()
    starts = [decode(before.read_bytes()) if before.exists() else fresh(inputs, lesson["first"], lesson["second"]) for _ in range(teachers)]
    side_by_side = [torch.cat(parts) for parts in zip(*starts)]
    learnt = train(examples, held_back, side_by_side, lesson, f"{teachers} teachers" if teachers > 1 else "the network")
    if teachers > 1:
        for each in (examples, held_back):
            each.aims = torch.sigmoid(predictions(learnt, each).mean(0))
        learnt = train(examples, held_back, [part[:1] for part in learnt], {**lesson, **PUPIL, "goesOn": True}, "the pupil")
    (folder / "learnt.network").write_bytes(encode(learnt, lesson["magic"]))


main(Path(sys.argv[1]))
