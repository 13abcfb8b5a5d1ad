"""Self-play inside the kernel, written down for the learner."""
