"""What the tests of the laboratory share."""

import sys
from pathlib import Path

# Other processes import the work that they are given from here.
sys.path.insert(0, str(Path(__file__).parent))
